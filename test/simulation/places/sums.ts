import { unitsOf } from '../model/fraction.js';
import { must } from '../run/world.js';
import { same } from './compare.js';
import type { Place } from './place.js';

/** What the service shows in parts comes to the whole that it shows: no model is needed to see that. */
export const sums: Place = {
  name: 'sums of parts',
  cost: 'cheap',
  reads: [
    ...['paid', 'credited', 'prepaid', 'discount', 'waived', 'written_off', 'due'].map(
      (part) => `Settlement.${part}`,
    ),
    ...['subtotal', 'discount_total', 'charge_total', 'tax_total', 'total', 'payable_rounding'].map(
      (part) => `Invoice.${part}`,
    ),
    'Invoice.withholding_total',
    ...['Statement.opening_balance', 'Statement.debit_total', 'Statement.credit_total'],
    ...['Statement.closing_balance', 'StatementEntry.amount', 'StatementEntry.balance'],
    ...['StatementInvoice.amount_due', 'AgingBucket.amount', 'TaxGroup.taxable', 'TaxGroup.tax'],
  ],
  read: async (world, touched) => {
    const invoice = world.model.invoices.get(touched['invoice'] ?? '');
    if (invoice === undefined || invoice.state === 'draft') return;
    const shown = must(await world.api.get(`/invoices/${world.idOf(invoice.label)}`), 200);
    const units = (amount: unknown): bigint => unitsOf(amount, invoice.currency);
    settles(invoice.label, shown, units);
    const customer = world.idOf(invoice.customer);
    const path = `/customers/${customer}/statement?from=2026-01-01&currency=${invoice.currency}`;
    goesOn(invoice.customer, must(await world.api.get(path), 200), units);
  },
};

type Units = (amount: unknown) => bigint;

function settles(label: string, invoice: any, units: Units): void {
  const { subtotal, discount_total, charge_total, tax_total, total, payable_rounding, tax_breakdown } =
    invoice;
  const { paid, credited, prepaid, discount, waived, written_off, due } = invoice.settlement;
  const net = units(subtotal) - units(discount_total) + units(charge_total);
  same(`sum of an invoice: ${label}`, units(total), net + units(tax_total));
  const groups = tax_breakdown as { taxable: number; tax: number }[];
  same(`taxes of an invoice: ${label}`, units(tax_total), added(groups.map(({ tax }) => units(tax))));
  same(`nets of an invoice: ${label}`, net, added(groups.map(({ taxable }) => units(taxable))));
  if (invoice.status === 'void') return;
  const parts = [paid, credited, prepaid, discount, waived, written_off, due].map(units);
  const asks = units(total) - units(invoice.withholding_total) + units(payable_rounding);
  same(`settlement: ${label}`, asks, added(parts));
}

function goesOn(label: string, statement: any, units: Units): void {
  const { opening_balance, debit_total, credit_total, closing_balance, open_invoices, aging } = statement;
  let balance = units(opening_balance);
  for (const entry of statement.entries as { amount: number; balance: number }[]) {
    balance += units(entry.amount);
    same(`running balance: ${label}`, balance, units(entry.balance));
  }
  same(`closing balance: ${label}`, balance, units(closing_balance));
  const moved = units(opening_balance) + units(debit_total) - units(credit_total);
  same(`debits and credits: ${label}`, moved, units(closing_balance));
  const open = (open_invoices as { amount_due: number }[]).map(({ amount_due }) => units(amount_due));
  const ages = (aging as { amount: number }[]).map(({ amount }) => units(amount));
  same(`ages of what is open: ${label}`, added(open), added(ages));
}

function added(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
