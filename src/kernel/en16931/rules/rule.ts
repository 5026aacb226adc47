import type { FormatFacts } from '../formats.js';
import type { Adjustment, EInvoice, Line } from '../model.js';

/** What kind of fault it is, for programs. */
export const faultCodes = [
  'required',
  'recommended',
  'not_allowed',
  'unknown_code',
  'wrong_amount',
  'wrong_format',
  'too_many_decimals',
  'inconsistent',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** An error makes the document invalid; a warning does not. */
export type Severity = 'error' | 'warning';

/** Where in a document a rule is broken, as far as there are several of a kind; all counted from 0. */
export interface Place {
  readonly line?: number;
  /** Of the allowance, charge, note, attachment or tax group. */
  readonly at?: number;
  /** The discount or charge of ours that an allowance was made of. */
  readonly origin?: number | undefined;
  /** The term that is wrong, where the rule is about several. */
  readonly term?: string;
}

/** The one place of what exists once. */
export const HERE: readonly Place[] = [{}];

/** Where a rule that is kept is broken: most rules of most documents, so it is made once. */
export const NOWHERE: readonly Place[] = [];

/** A rule of a standard: what it is called there, and what is said when it is broken. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** The business term that has to change. */
  readonly term: string;
  readonly code: FaultCode;
  /** One sentence that says what to do. */
  readonly message: string;
  /** Where it is broken; nowhere when it is kept. */
  readonly broken: (invoice: EInvoice, facts: FormatFacts) => readonly Place[];
}

/** Whether a text is there and not blank, so that it will be written. */
export function has(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** Whether anything in a group will be written. */
export function says(group: unknown): boolean {
  if (typeof group === 'string') return has(group);
  if (Array.isArray(group)) return group.some(says);
  return typeof group === 'object' && group !== null && Object.values(group).some(says);
}

/** Here when something is wrong, else nowhere. */
export function when(wrong: boolean): readonly Place[] {
  return wrong ? HERE : NOWHERE;
}

/** The lines that something is wrong with. */
export function linesWhere(invoice: EInvoice, wrong: (line: Line) => boolean): readonly Place[] {
  return where(invoice.lines, wrong, (_line, at) => ({ line: at }));
}

/** The places of a list's entries that something is wrong with. */
export function placesWhere<Entry>(
  entries: readonly Entry[],
  wrong: (entry: Entry) => boolean,
): readonly Place[] {
  return where(entries, wrong, (_entry, at) => ({ at }));
}

/** The document's allowances or charges that something is wrong with. */
export function adjustmentsWhere(
  adjustments: readonly Adjustment[],
  wrong: (adjustment: Adjustment) => boolean,
): readonly Place[] {
  return where(adjustments, wrong, ({ origin }, at) => ({ at, origin }));
}

/** The same of all lines. */
export function lineAdjustmentsWhere(
  { lines }: EInvoice,
  kind: 'allowances' | 'charges',
  wrong: (adjustment: Adjustment) => boolean,
): readonly Place[] {
  if (!lines.some((line) => line[kind].some(wrong))) return NOWHERE;
  return lines.flatMap((line, at) => {
    return where(line[kind], wrong, (_one, index) => ({ line: at, at: index, origin: index }));
  });
}

/** Makes no list where nothing is wrong: each rule looks at each line, and nearly all find nothing. */
function where<Entry>(
  entries: readonly Entry[],
  wrong: (entry: Entry) => boolean,
  place: (entry: Entry, at: number) => Place,
): readonly Place[] {
  if (!entries.some(wrong)) return NOWHERE;
  return entries.flatMap((entry, at) => (wrong(entry) ? [place(entry, at)] : []));
}

/** A rule that makes a document invalid. */
export function error(
  id: string,
  about: Pick<Rule, 'term' | 'message'> & { readonly code?: FaultCode },
  broken: Rule['broken'],
): Rule {
  return { code: 'required', ...about, id, severity: 'error', broken };
}

/** A rule that is better kept. */
export function warning(
  id: string,
  about: Pick<Rule, 'term' | 'message'> & { readonly code?: FaultCode },
  broken: Rule['broken'],
): Rule {
  return { code: 'recommended', ...about, id, severity: 'warning', broken };
}

/** What a payment looks like once it is written: in which places the syntaxes put it differs. */
export function paymentIsWritten(invoice: EInvoice, { syntax }: Pick<FormatFacts, 'syntax'>): boolean {
  const { payment } = invoice;
  if (payment === undefined) return false;
  const { means_code, card, accounts, direct_debit } = payment;
  const everywhere = [means_code, card, accounts, direct_debit?.account];
  const elsewhere = syntax === 'cii' ? [payment.means_text] : [payment.reference, direct_debit?.mandate];
  return says([...everywhere, ...elsewhere]);
}
