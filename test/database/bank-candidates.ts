import type pg from 'pg';
import * as sql from '../../src/modules/bank/bank-matches/candidates.sql.js';
import {
  LEFT,
  LEFT_OF_STATEMENT,
} from '../../src/modules/bank/bank-statements/lines/bank-lines.repository.js';
import { numberKey } from '../../src/modules/bank/bank-matches/domain/numbers.js';
import type { Statement } from '../../src/platform/books/lists/list-statement.js';

interface Named {
  readonly name: string;
  readonly statement: Statement;
}

interface Open {
  readonly customer_id: string;
  readonly number: string;
  readonly payment_reference: string | null;
  readonly amount_due: string;
}

const DAYS = ['2026-11-01', '2026-11-21'];

/** What is wrong with the plans of the statements that look for what a line may be about. */
export async function candidateFaults(
  admin: pg.Pool,
  organizations: readonly string[],
  faultsOf: (organizationId: string, statement: Statement) => Promise<string>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const organization of organizations) {
    for (const { name, statement } of await candidateStatements(admin, organization)) {
      const found = await faultsOf(organization, statement);
      if (found !== '') faults.push(`${name}: ${found}`);
    }
  }
  return faults;
}

/** Each statement that looks for what a line may be about, with values of a line that pays an open invoice. */
async function candidateStatements(admin: pg.Pool, organizationId: string): Promise<Named[]> {
  const { rows } = await admin.query<Open>(
    `SELECT customer_id, number, payment_reference, amount_due FROM invoices
      WHERE organization_id = $1 AND status = 'open' AND currency = 'EUR' ORDER BY id LIMIT 1`,
    [organizationId],
  );
  const [open] = rows;
  if (open === undefined) throw new Error('No invoice is open.');
  const own = [organizationId, 'EUR'];
  const amount = BigInt(open.amount_due);
  const values: Readonly<Record<keyof typeof sql, readonly unknown[]>> = {
    OPEN_BY_NUMBER: [...own, [numberKey(open.number), '1', '22']],
    BY_REFERENCE: [...own, [open.payment_reference ?? 'RF18539007547034']],
    BY_NUMBER: [...own, [open.number, 'Invoice']],
    OPEN_BY_AMOUNT: [...own, amount],
    OPEN_WITH_DISCOUNT: [...own, amount, amount + amount / 4n],
    OPEN_OF_CUSTOMERS: [...own, [open.customer_id]],
    OLDEST_OF_CUSTOMERS: [...own, [open.customer_id]],
    CUSTOMERS_NAMED: [organizationId, 'c4ca42', ['acme', 'c4ca42']],
    PAYERS: [organizationId, 'DE75512108001245126199'],
    PAYMENTS_OF_AMOUNT: [...own, [amount], ...DAYS],
    PAYMENTS_WITH_CREDIT: [...own, 100n],
    REFUNDS_OF_PAYMENTS: [...own, 100n, ...DAYS],
    REFUNDS_OF_CREDIT_NOTES: [...own, 100n, ...DAYS],
  };
  const candidates = Object.entries(values).map(([name, given]) => {
    return { name, statement: { text: sql[name as keyof typeof sql], values: given } };
  });
  return [...candidates, ...(await leftStatements(admin, organizationId))];
}

/** The statements that look for the lines of an account or a statement that are left. */
async function leftStatements(admin: pg.Pool, organizationId: string): Promise<Named[]> {
  const { rows } = await admin.query<Record<'account' | 'statement', string>>(
    `SELECT bank_account_id AS account, bank_statement_id AS statement FROM bank_lines
      WHERE organization_id = $1 ORDER BY id LIMIT 1`,
    [organizationId],
  );
  const [line] = rows;
  const first = ['0001-01-01', '00000000-0000-0000-0000-000000000000', 101];
  return [
    { name: 'LEFT', statement: { text: LEFT, values: [organizationId, line?.account, ...first] } },
    {
      name: 'LEFT_OF_STATEMENT',
      statement: { text: LEFT_OF_STATEMENT, values: [organizationId, line?.statement, ...first] },
    },
  ];
}
