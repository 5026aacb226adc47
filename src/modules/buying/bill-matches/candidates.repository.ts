import { openDiscounts } from '../../../kernel/accounts/early-payment.js';
import { fromTypeId } from '../../../kernel/ids/type-id.js';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { asCreditorReference } from '../../../kernel/parties/creditor-reference.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../kernel/time/payment-terms.js';
import type { Transaction } from '../../../platform/index.js';
import type {
  DocumentCandidate,
  PaymentCandidate,
  RunCandidate,
  SoughtMoney,
  SupplierCandidates,
} from '../../bank/bank-matches/index.js';
import { bankId } from '../payment-runs/index.js';
import { SuppliersRepository } from '../suppliers/index.js';
import * as sql from './bill-matches.sql.js';

/** Nobody has more bills that wait to be paid; of more, those that are due last are looked at. */
const APPROVED_MAX = 1_000;
/** What transfers of payment runs say from end to end. Banks break texts and change letters. */
const TRANSFER = /bil[-_]?([0-9a-z]{26})/g;

interface BillRow {
  readonly id: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly supplier_number: string | null;
  readonly reference: string | null;
  readonly status: string;
  readonly currency: CurrencyCode;
  readonly issue_date: CalendarDate | null;
  readonly due_date: CalendarDate;
  readonly amount_payable: MinorUnits;
  readonly amount_discounted: MinorUnits;
  readonly due: MinorUnits;
  readonly payment_run_id: string | null;
  readonly payment_terms: PaymentTerms | null;
}

type RunRow = Pick<RunCandidate, 'id' | 'execute_on' | 'amount'>;

/** Finds what of money to suppliers a line may be. */
export class CandidatesRepository {
  constructor(private readonly tx: Transaction) {}

  async of(sought: SoughtMoney): Promise<SupplierCandidates> {
    const { currency, amount, iban, days } = sought;
    const own = [this.tx.organizationId, currency];
    const payees = iban === null ? [] : await new SuppliersRepository(this.tx).withIban(iban);
    const [runs, payments, ...bills] = await Promise.all([
      this.runs(sought),
      this.tx.rows<PaymentCandidate>(sql.PAYMENTS, [...own, amount, ...days]),
      this.tx.rows<BillRow>(sql.APPROVED, [...own, APPROVED_MAX]),
      this.tx.rows<BillRow>(sql.APPROVED_OF_SUPPLIERS, [...own, payees]),
      this.tx.rows<BillRow>(sql.OF_IDS, [...own, transfersIn(sought.texts)]),
      this.tx.rows<BillRow>(sql.PAID_BY_NUMBER, [...own, sought.words]),
    ]);
    const rows = new Map(bills.flat().map((row) => [row.id, row]));
    return { bills: [...rows.values()].map((row) => billOf(row, sought)), payments, runs, payees };
  }

  private async runs({ bank_account_id, currency, days }: SoughtMoney): Promise<RunCandidate[]> {
    if (currency !== 'EUR') return [];
    const own = [this.tx.organizationId, bank_account_id];
    const [released, settled] = await Promise.all([
      this.tx.rows<RunRow>(sql.RELEASED_RUNS, own),
      this.tx.rows<RunRow>(sql.SETTLED_RUNS, [...own, ...days]),
    ]);
    const candidate = (is_settled: boolean) => (row: RunRow) => {
      return { ...row, bank_id: bankId('prn', row.id), is_settled };
    };
    return [...released.map(candidate(false)), ...settled.map(candidate(true))];
  }
}

/** The bills whose transfers the texts of a line name. */
function transfersIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.replace(/\s/g, '').toLowerCase().matchAll(TRANSFER)]);
  return found.flatMap(([, id = '']) => fromTypeId('bil', `bil_${id}`) ?? []);
}

/** A bill of a run is paid by its transfer, without a discount. */
function billOf(row: BillRow, { discounts_on }: SoughtMoney): DocumentCandidate {
  const is_open = row.status === 'approved';
  return {
    id: row.id,
    party_id: row.supplier_id,
    party_name: row.supplier_name,
    number: row.supplier_number ?? '',
    payment_reference: certainReference(row.reference),
    transfer_id: bankId('bil', row.id),
    is_open,
    due: is_open ? row.due : 0n,
    due_date: row.due_date,
    offers: offersDiscounts(row) ? openDiscounts(discountable(row), discounts_on) : [],
  };
}

/** Nobody knows until when a bill without a day of issue has a discount. */
function offersDiscounts({ status, payment_run_id, issue_date }: BillRow): boolean {
  return status === 'approved' && payment_run_id === null && issue_date !== null;
}

/** Suppliers write anything as their reference; one with check digits is nothing else by chance. */
function certainReference(reference: string | null): string | null {
  if (reference === null) return null;
  if (/^\d{27}$/.test(reference.replace(/\s/g, ''))) return reference.replace(/\s/g, '');
  return asCreditorReference(reference) ?? null;
}

/** The terms are those of the supplier: no bill has any of its own. */
function discountable(row: BillRow): Parameters<typeof openDiscounts>[0] {
  const withheld = { withholding_total: 0n, withholding_credited: 0n };
  const nothing = { ...withheld, payable_rounding: 0n, prepaid_amount: 0n, credit_notes_total: 0n };
  return { ...row, ...nothing, total: row.amount_payable, amount_due: row.due };
}
