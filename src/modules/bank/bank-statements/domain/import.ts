import type { CsvMapping } from '../../../../kernel/bank/csv-mapping.js';
import type { ReadLine, ReadStatement } from '../../../../kernel/bank/read-statement.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Finding } from './findings.js';

/** What a caller says of an import. */
export interface ImportDetails {
  /** The file in base64. */
  readonly content: string;
  readonly dry_run?: boolean | undefined;
  readonly csv_mapping?: CsvMapping | undefined;
}

/** The columns of a statement that is to be stored. */
export interface NewStatement {
  readonly bank_account_id: string;
  readonly kind: ReadStatement['kind'];
  readonly file_sha256: string;
  readonly position: number;
  readonly statement_id: string | null;
  readonly sequence: string | null;
  readonly from_on: string | null;
  readonly to_on: string | null;
  readonly opening_on: string | null;
  readonly opening_balance: MinorUnits | null;
  readonly closing_on: string | null;
  readonly closing_balance: MinorUnits | null;
  readonly is_closing_final: boolean;
  readonly is_balanced: boolean;
  readonly is_reversal_turned: boolean;
  readonly new_lines: number;
  readonly known_lines: number;
  readonly filled_lines: number;
  readonly left_out: number;
}

/** A statement that was imported, or would be. */
export interface ImportedStatement extends NewStatement {
  /** Absent while nothing is stored. */
  readonly id?: string;
  readonly findings: readonly Finding[];
}

/** What has come of a file. */
export interface ImportOutcome {
  readonly dry_run: boolean;
  readonly statements: readonly ImportedStatement[];
  readonly other_accounts: readonly string[];
}

/** The same with the currency of its amounts. */
export type ImportedFile = ImportOutcome & { readonly currency: CurrencyCode };

type Span = Pick<
  NewStatement,
  | 'from_on'
  | 'to_on'
  | 'opening_on'
  | 'opening_balance'
  | 'closing_on'
  | 'closing_balance'
  | 'is_closing_final'
>;

/** The days and the balances of a statement. */
export function spanOf({ opening, closing }: ReadStatement, lines: readonly ReadLine[]): Span {
  const days = lines.map(({ booked_on }) => booked_on).sort();
  return {
    from_on: days[0] ?? null,
    to_on: days.at(-1) ?? null,
    opening_on: opening?.day ?? null,
    opening_balance: opening?.amount ?? null,
    closing_on: closing?.day ?? null,
    closing_balance: closing?.amount ?? null,
    is_closing_final: closing?.is_final ?? false,
  };
}
