import type { RestChoice } from '../../../../kernel/accounts/closing.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { minorUnitsOf, tooManyDecimals, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { BillOutcome, Outcome, OutcomeKind } from './candidates.js';

/** What a caller says that a part of a line is. */
export interface OutcomeDetails {
  readonly kind: OutcomeKind;
  readonly amount: Decimal;
  readonly customer_id?: string;
  readonly allocations?: readonly {
    readonly invoice_id: string;
    readonly amount: Decimal;
    readonly settle_rest?: RestChoice;
  }[];
  readonly payment_id?: string;
  readonly credit_note_id?: string;
  readonly supplier_id?: string;
  readonly bills?: readonly {
    readonly bill_id: string;
    readonly amount: Decimal;
    readonly discount?: Decimal;
  }[];
  readonly bill_payment_id?: string;
  readonly payment_run_id?: string;
  readonly reason?: string;
}

type Field = Exclude<keyof OutcomeDetails, 'kind' | 'amount'>;

/** Which fields each kind needs, and which it may have. A refund is of a payment or of a credit note. */
const FIELDS: Readonly<
  Record<OutcomeKind, { readonly needs: readonly Field[]; readonly takes: readonly Field[] }>
> = {
  payment: { needs: ['customer_id'], takes: ['allocations'] },
  recorded_payment: { needs: ['payment_id'], takes: [] },
  reversal: { needs: ['payment_id'], takes: ['reason'] },
  refund: { needs: ['payment_id'], takes: ['reason'] },
  recorded_refund: { needs: [], takes: ['payment_id', 'credit_note_id'] },
  bill_payment: { needs: ['supplier_id'], takes: ['bills', 'reason'] },
  recorded_bill_payment: { needs: ['bill_payment_id'], takes: [] },
  payment_run: { needs: ['payment_run_id'], takes: [] },
  fee: { needs: [], takes: ['reason'] },
  ignore: { needs: ['reason'], takes: [] },
};

const ALL: readonly Field[] = [
  ...(['customer_id', 'allocations', 'payment_id', 'credit_note_id', 'supplier_id', 'bills'] as const),
  ...(['bill_payment_id', 'payment_run_id', 'reason'] as const),
];

/** What is wrong with outcomes before the books are looked at, with pointers below `#/outcomes`. */
export function outcomeFaults(outcomes: readonly OutcomeDetails[], currency: CurrencyCode): FieldFault[] {
  return outcomes.flatMap((outcome, at) => [
    ...fieldFaults(outcome, at),
    ...amountFaults(outcome.amount, ['outcomes', at, 'amount'], currency),
    ...(outcome.allocations ?? []).flatMap(({ amount }, place) =>
      amountFaults(amount, ['outcomes', at, 'allocations', place, 'amount'], currency),
    ),
    ...(outcome.bills ?? []).flatMap(({ amount, discount }, place) => [
      ...amountFaults(amount, ['outcomes', at, 'bills', place, 'amount'], currency),
      ...(discount === undefined
        ? []
        : amountFaults(discount, ['outcomes', at, 'bills', place, 'discount'], currency)),
    ]),
  ]);
}

function fieldFaults(outcome: OutcomeDetails, at: number): FieldFault[] {
  const { needs, takes } = FIELDS[outcome.kind];
  const fault = (field: Field, code: string, detail: string): FieldFault => {
    return { pointer: jsonPointer(['outcomes', at, field]), code, detail };
  };
  const missing = needs.filter((field) => outcome[field] === undefined);
  const foreign = ALL.filter(
    (field) => isSaid(outcome[field]) && !needs.includes(field) && !takes.includes(field),
  );
  const isOfBoth = outcome.payment_id !== undefined && outcome.credit_note_id !== undefined;
  const isOfNone = outcome.payment_id === undefined && outcome.credit_note_id === undefined;
  const isRefund = outcome.kind === 'recorded_refund';
  return [
    ...missing.map((field) => fault(field, 'required', `Needed for ${outcome.kind}.`)),
    ...foreign.map((field) => fault(field, 'not_allowed', `Not possible with ${outcome.kind}.`)),
    ...(isRefund && isOfBoth ? [fault('credit_note_id', 'not_allowed', 'It is of one or the other.')] : []),
    ...(isRefund && isOfNone ? [fault('payment_id', 'required', 'Or the credit note that it is of.')] : []),
  ];
}

/** A list of nothing says nothing: proposals have the lists of all kinds. */
function isSaid(value: OutcomeDetails[Field]): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function amountFaults(
  amount: Decimal,
  path: readonly (string | number)[],
  currency: CurrencyCode,
): FieldFault[] {
  const exponent = currencyExponent(currency);
  if (minorUnitsOf(amount, exponent) !== undefined) return [];
  return [{ pointer: jsonPointer(path), code: 'too_many_decimals', detail: tooManyDecimals(exponent) }];
}

/** An outcome in minor units. Only for one without faults. */
export function outcomeOf(outcome: OutcomeDetails, currency: CurrencyCode): Outcome {
  const { kind, customer_id = '', payment_id, credit_note_id, reason = '' } = outcome;
  const units = (given: Decimal): MinorUnits => minorUnitsOf(given, currencyExponent(currency)) ?? 0n;
  const amount = units(outcome.amount);
  if (kind === 'payment') {
    const allocations = (outcome.allocations ?? []).map((one) => ({ ...one, amount: units(one.amount) }));
    return { kind, amount, customer_id, allocations };
  }
  if (kind === 'recorded_refund') {
    return { kind, amount, payment_id: payment_id ?? null, credit_note_id: credit_note_id ?? null };
  }
  if (kind === 'bill_payment') {
    const { supplier_id = '', bills = [] } = outcome;
    return { kind, amount, supplier_id, bills: bills.map((one) => billOf(one, units)) };
  }
  if (kind === 'recorded_bill_payment')
    return { kind, amount, bill_payment_id: outcome.bill_payment_id ?? '' };
  if (kind === 'payment_run') return { kind, amount, payment_run_id: outcome.payment_run_id ?? '' };
  if (kind === 'fee') return { kind, amount };
  if (kind === 'ignore') return { kind, amount, reason };
  return { kind, amount, payment_id: payment_id ?? '' };
}

function billOf(
  { bill_id, amount, discount }: NonNullable<OutcomeDetails['bills']>[number],
  units: (given: Decimal) => MinorUnits,
): BillOutcome {
  return { bill_id, amount: units(amount), ...(discount !== undefined && { discount: units(discount) }) };
}

/** An amount as a caller would write it. */
export function decimalOf(amount: MinorUnits, currency: CurrencyCode): Decimal {
  return Decimal.ofMicros(amount * 10n ** BigInt(6 - currencyExponent(currency)));
}

/** Money in is above zero. What has nothing to do with the books has the sign of the line. */
const SIGNS: Readonly<Record<OutcomeKind, 1n | -1n | undefined>> = {
  payment: 1n,
  recorded_payment: 1n,
  reversal: -1n,
  refund: -1n,
  recorded_refund: -1n,
  bill_payment: -1n,
  recorded_bill_payment: -1n,
  payment_run: -1n,
  fee: -1n,
  ignore: undefined,
};

/** What an outcome is of a line, with its sign. */
export function signedAmount(
  { kind, amount }: Pick<Outcome, 'kind' | 'amount'>,
  line: MinorUnits,
): MinorUnits {
  return (SIGNS[kind] ?? (line < 0n ? -1n : 1n)) * amount;
}

/** Whether outcomes together are a part of what is left of a line, and not of the other sign. */
export function addsUp(outcomes: readonly Outcome[], left: MinorUnits): boolean {
  const sum = sumOf(outcomes.map((outcome) => signedAmount(outcome, left)));
  return left > 0n ? sum > 0n && sum <= left : sum < 0n && sum >= left;
}

/** The proposal that a caller has accepted, if it was one. */
export function isSameOutcome(some: readonly Outcome[], others: readonly Outcome[]): boolean {
  return keyOf(some) === keyOf(others);
}

function keyOf(outcomes: readonly Outcome[]): string {
  const keys = outcomes.map((outcome) => {
    const { kind, amount } = outcome;
    const of = [
      'customer_id' in outcome ? outcome.customer_id : '',
      'payment_id' in outcome ? outcome.payment_id : '',
      'credit_note_id' in outcome ? outcome.credit_note_id : '',
      'supplier_id' in outcome ? outcome.supplier_id : '',
      'bill_payment_id' in outcome ? outcome.bill_payment_id : '',
      'payment_run_id' in outcome ? outcome.payment_run_id : '',
    ];
    const allocations = 'allocations' in outcome ? outcome.allocations : [];
    const settled = allocations.map((one) => `${one.invoice_id} ${one.amount} ${one.settle_rest ?? ''}`);
    const bills = 'bills' in outcome ? outcome.bills : [];
    const paid = bills.map((one) => `${one.bill_id} ${one.amount} ${one.discount ?? ''}`);
    return [kind, amount, ...of, ...settled.toSorted(), ...paid.toSorted()].join('|');
  });
  return keys.toSorted().join('\n');
}
