import type { FileAnswer } from '../../../../platform/index.js';
import { askedAmount, type Asked } from './asked-invoices.js';

/** A letter says what is due, so it is printed again where that has changed meanwhile; not for ever. */
const ROUNDS_MAX = 20;

interface Steps {
  /** What is to be asked for, if anything is. */
  readonly look: () => Promise<Asked | undefined>;
  /** Printing takes longer than any lock should be held, so it is done between two transactions. */
  readonly print: (asked: Asked) => Promise<FileAnswer | undefined>;
  /** Asks, unless what it finds is not what was seen; tells whether it has. */
  readonly act: (
    letter: FileAnswer | undefined,
    isAsSeen: (asked: Asked | undefined) => boolean,
  ) => Promise<boolean>;
}

/** Asks for what was looked up and printed. Tells whether there was anything. Raises Error where it never stays. */
export async function unlessChanged({ look, print, act }: Steps): Promise<boolean> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const seen = await look();
    if (seen === undefined) return false;
    const letter = await print(seen);
    const isAsSeen = (asked: Asked | undefined): boolean =>
      asked !== undefined && saidBy(asked) === saidBy(seen);
    if (await act(letter, isAsSeen)) return true;
  }
  throw new Error('What is due changes faster than a letter can be printed.');
}

/** All that a letter says of what is asked for. */
function saidBy({ channel, step, fee, invoices }: Asked): string {
  const each = invoices.map((one) => [one.id, one.level, String(askedAmount(one)), one.today]);
  return JSON.stringify([channel, step, String(fee), each]);
}
