import { Injectable } from '@nestjs/common';
import { BattleSides } from '../battles/battle-sides.js';
import { BattleEntity } from '../battles/battle.entity.js';
import type { Act } from '../campaigns/acts/campaign-acts.js';
import { refuse } from '../campaigns/refusal.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { AuthorPart } from './article.entity.js';

/** What a piece or a photo is about: a turn, or a battle of it. */
export type Subject = Readonly<{ turn: number; battle: string | null }>;

/** Who may tell of what: of a battle who fights in it, of a turn who plays; officials of everything. */
@Injectable()
export class Witnesses {
  constructor(private readonly sides: BattleSides) {}

  /** As what he tells of it; whoever may not is refused. */
  async partIn(act: Act, subject: Subject): Promise<AuthorPart> {
    if (act.campaign.status === 'archived') refuse('CHRONICLE_CLOSED');
    const battle = await this.find(act, subject);
    const { roles, seat } = act;
    const fights = battle && (await this.sides.partOf(act.manager, act, battle, act.caller)).own;
    if (seat !== undefined && (battle === undefined || battle.attacker === seat || battle.defender === seat))
      return 'player';
    if (fights) return 'standIn';
    return (
      (['referee', 'organiser'] as const).find((role) => roles.includes(role)) ?? refuse('ARTICLE_NO_WITNESS')
    );
  }

  /** A battle is there to be told of once the orders it comes from are revealed. */
  private async find({ manager, campaign }: Act, { turn: number, battle: key }: Subject) {
    const campaignId = campaign.id;
    const known = number >= 1 && number <= campaign.turn;
    const turn = known ? await manager.findOneBy(TurnEntity, { campaignId, number }) : null;
    if (turn === null) refuse('ARTICLE_TURN_UNKNOWN');
    if (key === null) return undefined;
    const open = turn.phase === 'revealed' || turn.phase === 'ended';
    const battle = open ? await manager.findOneBy(BattleEntity, { campaignId, turn: number, key }) : null;
    return battle === null || battle.status === 'void' ? refuse('BATTLE_UNKNOWN') : battle;
  }
}
