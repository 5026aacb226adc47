import type { Action } from './action.js';

export const letTimePass: Action = {
  name: 'let time pass',
  weight: 4,
  operations: ['organization.move_clock'],
  choose: (_model, random) => ({ days: random.one([1, 3, 8, 15, 31]) }),
  applies: () => true,
  run: (world, { days }) => world.passes(days as number),
};
