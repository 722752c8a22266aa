import { choice, flag, id, kinds, list, object, whole, words } from '../input/read-value.js';
import type { Arrival, Deployment, DeploymentStep, Detachment, Forces, Reinforcement } from './forces.js';
import { roles } from './scenario.js';

const side = choice(roles);
const zones = list(id);

const arrival = kinds<Arrival>({
  roll: object<Extract<Arrival, { kind: 'roll' }>>({ kind: choice(['roll']), least: whole(2, 6) }),
  turn: object<Extract<Arrival, { kind: 'turn' }>>({ kind: choice(['turn']), turn: whole(1, 30) }),
});

export const forces = object<Forces>({
  ratio: whole(1, 10_000),
  text: words,
  reinforcements: list(
    object<Reinforcement>({ id, side, share: whole(0, 1000), arrival, zones, text: words }),
  ),
  detachments: list(
    object<Detachment>({
      id,
      side,
      name: words,
      count: whole(1, 100),
      per: choice(['army', 'unit']),
      optional: flag,
      text: words,
    }),
  ),
});

export const deployment = object<Deployment>({
  order: choice(['given', 'agreed']),
  steps: list(object<DeploymentStep>({ side, zones, text: words })),
});
