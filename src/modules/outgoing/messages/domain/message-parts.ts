import { filledIn, filledInLine, type PlaceholderValues, type Template } from './template.js';

/** What a message was made of, so that it can be made again when what it says of money has moved. */
export interface MessageParts {
  /** The texts with their placeholders; null in place of what a person has written. */
  readonly template: { readonly subject: string | null; readonly text: string | null };
  /** What does not move. */
  readonly values: PlaceholderValues;
  /** What was to be paid, and until when, as the message says it. */
  readonly figures: PlaceholderValues;
  /** How the message writes dates and amounts. */
  readonly locale: string;
  /** The address in the place of the link, once it is made. */
  readonly link: string | null;
}

/** Why a message was cancelled. */
export type CancelReason =
  | 'by_hand'
  | 'void'
  | 'settled_meanwhile'
  | 'covered_by_credit'
  | 'figures_moved'
  | 'quote_closed'
  | 'payment_reversed';

/** Whether a message would say something else than when it was made. */
export function hasMoved({ figures }: Pick<MessageParts, 'figures'>, now: PlaceholderValues): boolean {
  return Object.entries(now).some(([name, value]) => (figures[name] ?? '') !== value);
}

/** The texts of a message with other figures, with a place for its link; undefined where a person wrote its text. */
export function remade(
  { subject }: Pick<Template, 'subject'>,
  { template, values }: MessageParts,
  figures: PlaceholderValues,
): Template | undefined {
  if (template.text === null) return undefined;
  const all = { ...values, ...figures };
  // A line without a value is left out; a subject is the only one.
  const line = template.subject === null ? '' : filledInLine(template.subject, all);
  return { subject: line === '' ? subject : line, text: filledIn(template.text, all) };
}
