import { asCreditorReference } from '../../../../kernel/parties/creditor-reference.js';
import { byBeginning, textOf } from '../../../../platform/lists.js';

const BEGINNING = /^rf\d{2}[a-z0-9\s]*$/i;

const text = textOf(140);

/** A payment reference, also as it is printed and typed: in groups of four, in small letters. */
export const paymentReference = {
  ...text,
  read: (given: string) => {
    const read = text.read(given);
    return typeof read === 'string' ? (asCreditorReference(read) ?? read) : undefined;
  },
};

/** Finds rows whose payment reference begins with the text; blanks within a structured one do not count. */
export function byReference(column: string): ReturnType<typeof byBeginning> {
  const way = byBeginning(column);
  return (typed) => way(BEGINNING.test(typed) ? typed.replace(/\s/g, '') : typed);
}
