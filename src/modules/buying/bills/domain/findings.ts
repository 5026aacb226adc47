import { plainIban } from '../../../../kernel/parties/iban.js';
import { numberKey, type BillParty, type BillPayment } from './bill.js';
import { isBeyondTolerance, type Difference } from './differences.js';

export const severities = ['stop', 'warn', 'info'] as const;

export type FindingSeverity = (typeof severities)[number];

/** Everything that can be found, with how much it matters and what to do about it. */
export const billFindings = {
  unknown_supplier: ['stop', 'It is not known which supplier it is from. Choose the supplier, or add it.'],
  number_missing: ['stop', 'It has no number. Ask the supplier for one, or enter what identifies it.'],
  issue_date_missing: ['stop', 'It has no day of issue. Enter it.'],
  new_bank_details: [
    'stop',
    'It is to be paid to an account that its supplier is not known for. Ask the supplier by a way that you knew.',
  ],
  sums_differ: [
    'stop',
    'Its sums do not fit each other by more than rounding. Ask the supplier for a bill that adds up.',
  ],
  rules_broken: [
    'warn',
    'It breaks rules of electronic invoices. Your right to deduct its tax may depend on that.',
  ],
  sums_rounded: ['info', 'Its sums do not fit each other by a cent or two, as roundings may bring about.'],
  similar_number: [
    'warn',
    'Another bill of the supplier has nearly the same number. Look whether it is the same bill.',
  ],
  not_addressed_to_us: [
    'warn',
    'It names a buyer other than your organization. Tax can be deducted only of bills to you.',
  ],
  issued_in_future: ['warn', 'Its day of issue is still to come.'],
  issued_long_ago: ['warn', 'It was issued more than three years ago; look whether it is past its time.'],
} as const satisfies Readonly<Record<string, readonly [FindingSeverity, string]>>;

export type FindingCode = keyof typeof billFindings;

export const findingCodes = Object.keys(billFindings) as readonly FindingCode[];

/** What a person should know of a bill. */
export interface BillFinding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** A JSON pointer to the field that it is about, as a URI fragment. */
  readonly pointer: string;
  readonly detail: string;
  /** The rule of a standard that is broken. */
  readonly rule: string | null;
}

/** A rule that a document breaks. */
export interface BrokenRule {
  readonly rule: string;
  readonly message: string;
}

/** What is known of a bill and around it, when it is looked at. */
export interface Examined {
  readonly supplier_number: string | null;
  readonly issue_date: string | null;
  readonly payment: BillPayment;
  readonly buyer: BillParty | null;
  readonly differences: readonly Difference[];
  readonly exponent: number;
  readonly broken: readonly BrokenRule[];
  /** Undefined while the supplier is not known. */
  readonly supplier: { readonly ibans: readonly string[]; readonly similar: readonly string[] } | undefined;
  readonly us: { readonly names: readonly string[]; readonly vat_ids: readonly string[] };
  readonly today: string;
}

const YEARS_KEPT = 3;
/** A document that breaks more rules is not read further by anybody. */
const RULES_TOLD = 50;

/** Everything that a person should know of a bill, in the order of how much it matters. */
export function findingsOf(bill: Examined): BillFinding[] {
  const found = [
    ...identityFindings(bill),
    ...moneyFindings(bill),
    ...addresseeFindings(bill),
    ...dayFindings(bill),
  ];
  const broken = bill.broken
    .slice(0, RULES_TOLD)
    .map(({ rule, message }) => finding('rules_broken', '#/file_id', { rule, detail: message }));
  const rank = ({ severity }: BillFinding): number => severities.indexOf(severity);
  return [...found, ...broken].sort((one, other) => rank(one) - rank(other));
}

/** Those that stop a bill and that nobody has accepted. */
export function stopping(found: readonly BillFinding[], accepted: readonly string[]): BillFinding[] {
  return found.filter(({ code, severity }) => severity === 'stop' && !accepted.includes(code));
}

/** Whether a number is nearly one of others, but not the same. */
export function similarTo(number: string, others: readonly string[]): boolean {
  return others.some((other) => other !== number && numberKey(other) === numberKey(number));
}

function identityFindings({ supplier, supplier_number, issue_date }: Examined): BillFinding[] {
  const found: BillFinding[] = [];
  if (supplier === undefined) found.push(finding('unknown_supplier', '#/supplier_id'));
  if (supplier_number === null) found.push(finding('number_missing', '#/supplier_number'));
  else if (similarTo(supplier_number, supplier?.similar ?? []))
    found.push(finding('similar_number', '#/supplier_number'));
  if (issue_date === null) found.push(finding('issue_date_missing', '#/issue_date'));
  return found;
}

function moneyFindings({ payment, supplier, differences, exponent }: Examined): BillFinding[] {
  const found: BillFinding[] = [];
  const { iban } = payment;
  if (iban !== undefined && supplier !== undefined && !supplier.ibans.includes(plainIban(iban)))
    found.push(finding('new_bank_details', '#/payment/iban'));
  for (const difference of differences) {
    const code = isBeyondTolerance(difference, exponent) ? 'sums_differ' : 'sums_rounded';
    const at = difference.at === null ? '' : `/${difference.at}/tax`;
    const detail = `${difference.given} is given, ${difference.computed} computed. ${billFindings[code][1]}`;
    found.push(finding(code, `#/${difference.what}${at}`, { rule: difference.rule, detail }));
  }
  return found;
}

/** A buyer with a VAT number is compared by that, any other one by its name. */
function addresseeFindings({ buyer, us }: Examined): BillFinding[] {
  if (buyer === null) return [];
  const { vat_id, name } = buyer;
  const plain = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  const isOurs =
    vat_id !== null && us.vat_ids.length > 0
      ? us.vat_ids.some((one) => plain(one) === plain(vat_id))
      : name === null || us.names.some((one) => plain(one) === plain(name));
  return isOurs ? [] : [finding('not_addressed_to_us', '#/file_id')];
}

function dayFindings({ issue_date, today }: Examined): BillFinding[] {
  if (issue_date === null) return [];
  if (issue_date > today) return [finding('issued_in_future', '#/issue_date')];
  const oldest = `${Number(today.slice(0, 4)) - YEARS_KEPT}${today.slice(4)}`;
  return issue_date < oldest ? [finding('issued_long_ago', '#/issue_date')] : [];
}

function finding(
  code: FindingCode,
  pointer: string,
  more: { readonly rule?: string; readonly detail?: string } = {},
): BillFinding {
  const [severity, detail] = billFindings[code];
  return { code, severity, pointer, detail: more.detail ?? detail, rule: more.rule ?? null };
}
