import { commitmentOf, diceOf, seedCommitment, type OrderSheet } from '@pelagonia/rules';
import { turnFile, type FileOrder, type FileTurn, type TurnFile } from '../turn-file.js';

export const campaign = { id: '6c1f7a52-0d3b-4d54-9f0e-7e1a60a1d0e5', name: 'The Marsh War' };
const seed = '5a'.repeat(32);

function sealedOrder(turn: number, seat: string, sheet: OrderSheet): FileOrder {
  const nonce = `${seat.toLowerCase()}${turn}`.repeat(16).replace(/[^0-9a-f]/g, '0');
  const { order, standing } = sheet;
  return {
    seat,
    given: true,
    source: 'SEALED',
    attack: order === 'defend' ? null : order.attack,
    from: order === 'defend' ? null : (order.from ?? null),
    fightFirst: standing.fightFirst,
    ifTaken: standing.ifTaken ?? null,
    nonce,
    commitment: commitmentOf({ campaign: campaign.id, turn, seat, nonce, sheet }),
  };
}

/** A turn as it is published in each of its phases: A marches, B defends, nobody orders for C. */
export function honestTurn(turn: number, phase: FileTurn['phase'] = 'ENDED', told = true): FileTurn {
  const orders = [
    sealedOrder(turn, 'A', {
      order: { attack: 'goats-stair', from: 'keep' },
      standing: { fightFirst: ['B'], ifTaken: 'fight' },
    }),
    sealedOrder(turn, 'B', { order: 'defend', standing: { fightFirst: [] } }),
    {
      ...sealedOrder(turn, 'C', { order: 'defend', standing: { fightFirst: [] } }),
      given: false,
      source: 'BOT',
      nonce: null,
      commitment: null,
    },
  ];
  const dice = diceOf(seed, campaign.id, turn);
  for (const purpose of ['arrival', 'arrival', 'veteran:field:keep:A>B']) dice.roll(purpose);
  const open = phase === 'REVEALED' || phase === 'ENDED';
  return {
    turn,
    phase,
    commitments:
      phase === 'ORDERING'
        ? []
        : orders.flatMap(({ seat, commitment }) =>
            commitment === null ? [] : [{ seat: told ? seat : null, commitment }],
          ),
    orders: open ? orders : [],
    dice: {
      commitment: seedCommitment(seed, campaign.id, turn),
      seed: phase === 'ENDED' ? seed : null,
      rolls: phase === 'ENDED' ? dice.rolls : [],
    },
  };
}

export const honestFile = (): TurnFile => turnFile(campaign, [honestTurn(1), honestTurn(2)]);
