import type { Details } from '../actions/action.js';
import type { World } from '../run/world.js';

/** Where the service shows amounts, dates or states. */
export interface Place {
  readonly name: string;
  /** Read after each step, or only after some. */
  readonly cost: 'cheap' | 'dear';
  /** The numeric fields of the published answers, and the placeholders of templates, that it compares. */
  readonly reads: readonly string[];
  /** Fails with a Difference if it shows something else than the model. `touched` is what the last step was about. */
  readonly read: (world: World, touched: Details) => Promise<void>;
}
