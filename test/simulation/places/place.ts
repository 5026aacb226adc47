import type { Details } from '../actions/action.js';
import type { World } from '../run/world.js';

/** Where the service shows amounts, dates or states. */
export interface Place {
  readonly name: string;
  /** Read after each step, or only after some. */
  readonly cost: 'cheap' | 'dear';
  /** Fails with a Difference if it shows something else than the model. `touched` is what the last step was about. */
  readonly read: (world: World, touched: Details) => Promise<void>;
}
