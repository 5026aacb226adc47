import type { Details } from './actions/action.js';
import type { Books } from './model/books.js';
import type { Invoice } from './model/shapes.js';

/** A fault of the service that is not mended yet. */
export interface KnownFault {
  /** What is wrong, in one sentence. */
  readonly fault: string;
  /** Returns whether a step would run into it. Such steps are left out, so that what is behind it is found, too. */
  readonly isMet: (model: Books, step: { readonly action: string; readonly details: Details }) => boolean;
  /** Places that are not read because of it. */
  readonly places?: readonly string[];
}

/** Remove an entry with the mend. */
export const KNOWN_FAULTS: readonly KnownFault[] = [
  {
    fault: 'An invoice over nothing can be voided after the customer has it.',
    isMet: on(['void invoice', 'correct'], (model, invoice) => invoice.held && model.due(invoice) === 0n),
  },
  {
    fault:
      'The reader of the printed page does not tell the total from the net yet: a fault of the simulation.',
    isMet: () => false,
    places: ['printed invoice'],
  },
];

/** Returns whether a step is one of these actions on such an invoice. */
function on(
  actions: string | readonly string[],
  condition: (model: Books, invoice: Invoice) => boolean,
): KnownFault['isMet'] {
  return (model, { action, details }) => {
    const invoice = model.invoices.get(details['invoice'] as string);
    return actions.includes(action) && invoice !== undefined && condition(model, invoice);
  };
}
