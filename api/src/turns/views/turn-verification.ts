import {
  commitmentsBySeat,
  describeDiceFault,
  describeSealFault,
  type DiceFault,
  formatSeal,
  type OpenedSeal,
  parseSheet,
  type SealFault,
  verifyRolls,
  verifySeals,
} from '@pelagonia/rules';
import type { RevealedOrderEntity } from '../../orders/revealed-order.entity.js';
import type { TurnEntity } from '../turn.entity.js';

export type TurnFault = SealFault | DiceFault;

/** Checks a turn again as anybody could who has kept what was published; all that does not fit. */
export function turnFaults(turn: TurnEntity, revealed: readonly RevealedOrderEntity[]): TurnFault[] {
  const { campaignId: campaign, number, phase, diceCommitment: commitment, diceSeed: seed, rolls } = turn;
  const open = phase === 'revealed' || phase === 'ended';
  return [
    ...(open
      ? verifySeals(
          { campaign, turn: number },
          commitmentsBySeat(turn.commitments, revealed.map(promised)),
          revealed.flatMap(opened(turn)),
        )
      : []),
    ...(phase === 'ended'
      ? verifyRolls({ campaign, turn: number, commitment, seed: seed ?? '', rolls })
      : []),
  ];
}

export function describeTurnFault(fault: TurnFault): string {
  return 'seat' in fault ? describeSealFault(fault, 'en') : describeDiceFault(fault, 'en');
}

function promised({ seat, commitment }: RevealedOrderEntity): { seat: string; commitment?: string } {
  return commitment === null ? { seat } : { seat, commitment };
}

function opened({ campaignId: campaign, number: turn }: TurnEntity) {
  return ({ seat, sheet: line, nonce }: RevealedOrderEntity): OpenedSeal[] => {
    if (line === null || nonce === null) return [];
    const sheet = parseSheet(line);
    return [{ seat, line: sheet === undefined ? line : formatSeal({ campaign, turn, seat, nonce, sheet }) }];
  };
}
