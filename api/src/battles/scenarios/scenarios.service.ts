import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { JournalCode } from '../../campaigns/journal/journal-sentences.js';
import { ActionRefused, type CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { writtenText } from '../../campaigns/written-text.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { FieldFault, InvalidInput } from '../../errors/user-error.js';
import { BattleActs, type BattleScene } from '../battle-acts.js';
import { happen, whyNot } from '../battle-events.js';
import { otherSide } from '../battle-sides.js';
import { Briefings } from '../briefings/briefings.js';
import { checkText } from '../check-text.js';
import type { ChooseScenarioInput, SetScenarioInput } from './scenario.models.js';

const longest = 10_000;

/** Section 9: the map suggests, the sides may agree on another, the referee may set any. */
@Injectable()
export class ScenariosService {
  constructor(
    private readonly acts: BattleActs,
    private readonly library: CampaignLibrary,
    private readonly briefings: Briefings,
    private readonly journal: Journal,
  ) {}

  choose(caller: Caller, input: ChooseScenarioInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'chooseScenario', input, async (scene) => {
      const { manager, battle, side } = scene;
      const refusal = whyNot('scenarioChosen', battle);
      if (refusal) return refusal;
      if (battle.scenarioBy === 'referee') return new ActionRefused('SCENARIO_FIXED');
      const { scenario } = input;
      if (!(await this.isKnown(scene, scenario))) return new ActionRefused('SCENARIO_UNKNOWN');
      const agreed = battle.scenarioProposed === scenario && battle.scenarioProposedBy === otherSide[side];
      const proposal = agreed
        ? { scenario, scenarioBy: 'agreed' as const, scenarioProposed: null, scenarioProposedBy: null }
        : { scenarioProposed: scenario, scenarioProposedBy: side };
      await happen(manager, battle, 'scenarioChosen', proposal);
      await this.tell(scene, agreed ? 'SCENARIO_AGREED' : 'SCENARIO_PROPOSED', { scenario, side });
      return 'changed';
    });
  }

  /** Briefings are secret: that there are any is told to nobody but those who may read them. */
  set(caller: Caller, input: SetScenarioInput): Promise<CampaignAnswer> {
    return this.acts.ofReferee(caller, 'setScenario', input, async (scene) => {
      const { manager, battle, now } = scene;
      const refusal = whyNot('scenarioChosen', battle);
      if (refusal) return refusal;
      const { scenario = null, own = null } = input;
      if (scenario !== null && !(await this.isKnown(scene, scenario)))
        return new ActionRefused('SCENARIO_UNKNOWN');
      const faults = faultsOf(input);
      if (faults.length > 0) return new InvalidInput(faults);
      if (scenario !== null || own !== null) {
        const ownScenario = own && { title: writtenText(own.title), text: writtenText(own.text) };
        await happen(manager, battle, 'scenarioChosen', {
          scenario,
          ownScenario,
          scenarioBy: 'referee',
          scenarioProposed: null,
          scenarioProposedBy: null,
        });
        const title = ownScenario?.title ?? null;
        await this.tell(scene, 'SCENARIO_SET', { scenario, title, by: caller.accountId });
      }
      for (const { side, text } of input.briefings ?? [])
        await this.briefings.write(
          manager,
          battle,
          { side, text: writtenText(text) },
          { by: caller.accountId, at: now },
        );
      return 'changed';
    });
  }

  private async isKnown({ manager, campaign }: BattleScene, scenario: string): Promise<boolean> {
    const library = await this.library.scenariosOf(manager, campaign);
    return library.some(({ id }) => id === scenario);
  }

  private async tell(
    { manager, battle, now }: BattleScene,
    code: JournalCode,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    await this.journal.write(manager, battle.campaignId, battle.turn, now, [
      { code, rule: '9', parameters: { key: battle.key, ...parameters } },
    ]);
  }
}

function faultsOf({ scenario, own, briefings }: SetScenarioInput): FieldFault[] {
  if (scenario == null && own == null && (briefings ?? []).length === 0) {
    return [new FieldFault('scenario', 'SCENARIO_MISSING', 'Choose a scenario, write one, or brief a side.')];
  }
  return [
    ...(own == null ? [] : checkText('own.title', own.title, 100).faults),
    ...(own == null ? [] : checkText('own.text', own.text, longest).faults),
    ...(briefings ?? []).flatMap(
      ({ text }, index) => checkText(`briefings.${index}.text`, text, longest).faults,
    ),
  ];
}
