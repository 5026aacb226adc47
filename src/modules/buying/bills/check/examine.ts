import { amountText } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import { plainIban } from '../../../../kernel/parties/iban.js';
import type { Transaction } from '../../../../platform/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { SuppliersRepository } from '../../suppliers/index.js';
import { BillsRepository } from '../bills.repository.js';
import { noSums } from '../domain/bill.js';
import { differencesOf, type Difference } from '../domain/differences.js';
import { findingsOf, type BillFinding, type Examined } from '../domain/findings.js';
import type { BillEntity } from '../entities/bill.entity.js';

/** The parts of a bill that are looked at. Its identifier is null before it is stored. */
export type Looked = Pick<
  BillEntity,
  | 'supplier_id'
  | 'supplier_number'
  | 'issue_date'
  | 'currency'
  | 'subtotal'
  | 'tax_total'
  | 'total'
  | 'amount_payable'
  | 'tax_breakdown'
  | 'lines'
  | 'buyer'
  | 'payment'
  | 'reading'
> & { readonly id: string | null };

/** Compares the sums of a bill with each other, and the bill with what is known of its supplier and of us. */
export async function examine(
  tx: Transaction,
  bill: Looked,
): Promise<{ readonly differences: Difference[]; readonly findings: BillFinding[] }> {
  const [{ organization, today }, supplier] = await Promise.all([
    organizationToday(tx),
    supplierOf(tx, bill),
  ]);
  const differences = bill.currency === null ? [] : differencesOf(compared(bill, bill.currency));
  const vat_ids = organization.tax_ids.map(({ value }) => value);
  const findings = findingsOf({
    ...bill,
    differences,
    exponent: bill.currency === null ? 0 : currencyExponent(bill.currency),
    broken: bill.reading?.broken ?? [],
    supplier,
    us: { names: [organization.name, organization.legal_name ?? ''], vat_ids },
    today,
  });
  return { differences, findings };
}

async function supplierOf(tx: Transaction, { id, supplier_id }: Looked): Promise<Examined['supplier']> {
  if (supplier_id === null) return undefined;
  const [supplier, similar] = await Promise.all([
    new SuppliersRepository(tx).get(supplier_id),
    new BillsRepository(tx).numbersOf(supplier_id, id),
  ]);
  return { ibans: supplier.bank_accounts.map(({ iban }) => plainIban(iban)), similar };
}

function compared(bill: Looked, currency: string): Parameters<typeof differencesOf>[0] {
  const text = (amount: bigint | null): string | null =>
    amount === null ? null : amountText(amount, currency);
  return {
    totals: {
      subtotal: text(bill.subtotal),
      tax_total: text(bill.tax_total),
      total: text(bill.total),
      amount_payable: text(bill.amount_payable),
    },
    tax_breakdown: bill.tax_breakdown,
    sums: bill.reading?.sums ?? noSums,
    lines: bill.lines.map(({ net }) => net),
    exponent: currencyExponent(currency),
  };
}
