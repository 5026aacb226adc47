import { atLeastZero, type MinorUnits } from '../../../../kernel/money/amount.js';
import { amountPayable } from './derived.js';
import type { InvoiceStatus } from './invoice.js';

/** What the amount payable of an invoice goes to. */
export const settlementKinds = ['payment', 'credit', 'discount', 'rest', 'write_off', 'void'] as const;

export type SettlementKind = (typeof settlementKinds)[number];

/** An invoice as far as what is open of it goes, in minor units of its currency. */
export interface Movable {
  readonly status: InvoiceStatus;
  readonly total: MinorUnits;
  readonly withholding_total: MinorUnits;
  readonly payable_rounding: MinorUnits;
  readonly prepaid_amount: MinorUnits;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  readonly amount_discounted: MinorUnits;
  readonly amount_waived: MinorUnits;
  readonly amount_due: MinorUnits;
}

/** One change of what is open; above zero less is open than before. */
export interface SettlementMove {
  readonly kind: SettlementKind;
  readonly amount: MinorUnits;
}

/**
 * What a change of an invoice moves of what is open of it. The moves of an issued invoice always come to its amount
 * payable less what is open: what is void or written off is open no more, whatever is due of it.
 */
export function settlementMoves(before: Movable, now: Movable): SettlementMove[] {
  const [was, is] = [partsOf(before), partsOf(now)];
  return settlementKinds
    .map((kind) => ({ kind, amount: is[kind] - was[kind] }))
    .filter(({ amount }) => amount !== 0n);
}

function partsOf(invoice: Movable): Readonly<Record<SettlementKind, MinorUnits>> {
  const { status, amount_paid, amount_credited, amount_discounted, amount_waived, amount_due } = invoice;
  const settled = amount_paid + amount_credited + amount_discounted + amount_waived;
  return {
    payment: amount_paid,
    credit: amount_credited,
    discount: amount_discounted,
    rest: amount_waived,
    write_off: status === 'uncollectible' ? amount_due : 0n,
    void: status === 'void' ? atLeastZero(amountPayable(invoice)) - settled : 0n,
  };
}
