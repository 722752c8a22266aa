import type { BattleStatus } from '../../generated/operations.js';
import { m } from '../../paraglide/messages.js';

export const battleSteps = ['appoint', 'armies', 'play', 'report', 'confirm', 'honour'] as const;
export type BattleStep = (typeof battleSteps)[number];
export type StepState = 'done' | 'now' | 'later';

const titles: Record<BattleStep, () => string> = {
  appoint: () => m.battle_step_appoint(),
  armies: () => m.battle_step_armies(),
  play: () => m.battle_step_play(),
  report: () => m.battle_step_report(),
  confirm: () => m.battle_step_confirm(),
  honour: () => m.battle_step_honour(),
};
export const stepTitle = (step: BattleStep): string => titles[step]();

/** The step that a battle has come to; past the last when nothing is left to do. */
export function stepReached(
  { status, appointedFor }: { readonly status: BattleStatus; readonly appointedFor?: string | null },
  honourOpen: boolean,
  now: number,
): number {
  const at = (step: BattleStep): number => battleSteps.indexOf(step);
  switch (status) {
    case 'READY':
    case 'POSTPONED':
      return at('appoint');
    case 'APPOINTED':
      return appointedFor != null && new Date(appointedFor).getTime() <= now ? at('report') : at('armies');
    case 'REPORTED':
    case 'DISPUTED':
      return at('confirm');
    case 'SETTLED':
      return honourOpen ? at('honour') : battleSteps.length;
    case 'VOID':
      return battleSteps.length;
  }
}

export const stepState = (step: BattleStep, reached: number): StepState => {
  const place = battleSteps.indexOf(step);
  return place < reached ? 'done' : place === reached ? 'now' : 'later';
};
