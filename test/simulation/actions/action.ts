import type { Books } from '../model/books.js';
import type { Random } from '../run/random.js';
import type { World } from '../run/world.js';

/** What an action does, in words that a file can keep: names of things, amounts as texts. */
export type Details = Readonly<Record<string, any>>;

/** Something that people do to their books. */
export interface Action {
  readonly name: string;
  /** How often it is tried beside the others. */
  readonly weight: number;
  /** The operation of openapi/operations.txt that it uses. */
  readonly operations: readonly string[];
  /** Returns what to do, or undefined if there is nothing to do it to. */
  readonly choose: (model: Books, random: Random) => Details | undefined;
  /** Returns whether it still makes sense, because a shorter history may lack what came before. */
  readonly applies: (model: Books, details: Details) => boolean;
  /** Does it to the service and to the model. */
  readonly run: (world: World, details: Details) => Promise<void>;
}
