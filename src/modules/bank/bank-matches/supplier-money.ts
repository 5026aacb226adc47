import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import type { BillOutcome, SupplierCandidates } from './domain/candidates.js';
import type { SoughtMoney } from './domain/sought.js';

/** The line that money is: on which account, and when the bank has booked it. */
export interface LineOfMoney {
  readonly bank_account_id: string;
  readonly booked_on: CalendarDate;
}

/** A payment to a supplier that is to be recorded. Amounts are minor units. */
export interface MoneyToSupplier extends LineOfMoney {
  readonly supplier_id: string;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly bills: readonly BillOutcome[];
  readonly paid_on: CalendarDate;
  readonly reference?: string | undefined;
}

/** A payment to a supplier on record. */
export interface RecordedMoney {
  readonly id: string;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly is_reversed: boolean;
}

/** A payment of a run, which this has recorded or somebody before. */
export interface ExecutedMoney extends Pick<RecordedMoney, 'id' | 'amount'> {
  readonly is_made: boolean;
}

/** What outcomes of a line name. */
export interface NamedMoney {
  readonly payments: readonly string[];
  readonly runs: readonly string[];
  readonly bills: readonly string[];
}

/** Money that goes to suppliers, as far as lines are it. What is bought provides it, since it uses this house. */
export abstract class SupplierMoney {
  abstract candidates(tx: Transaction, sought: SoughtMoney): Promise<SupplierCandidates>;

  /** Locks what outcomes name: payments, then runs, then bills, each in the order of their ids. */
  abstract hold(tx: Transaction, named: NamedMoney): Promise<void>;

  /**
   * Records a payment. It ends transfers of a run that its account was to make, if the bank booked it since the
   * release: else the bank may still make them. Returns its id.
   *
   * Raises `insufficient_scope`, and `validation_failed` with pointers to `#/supplier_id`, `#/amount` and `#/bills`.
   */
  abstract pay(tx: Transaction, money: MoneyToSupplier): Promise<string>;

  /** A payment, locked. */
  abstract recorded(tx: Transaction, paymentId: string): Promise<RecordedMoney | undefined>;

  /**
   * Says that a bank has executed what is left of a released run. Of a run that was settled before, it is what that
   * recorded. Undefined without such a run of this account in this currency, or if the line was there before.
   *
   * Raises `insufficient_scope`.
   */
  abstract execute(
    tx: Transaction,
    run: LineOfMoney & {
      readonly id: string;
      readonly currency: CurrencyCode;
      readonly paid_on: CalendarDate;
    },
  ): Promise<readonly ExecutedMoney[] | undefined>;

  /** Takes back a payment that a line has made: its run waits for its bank again. Raises `insufficient_scope`. */
  abstract takeBack(tx: Transaction, paymentId: string, reason: string): Promise<void>;
}
