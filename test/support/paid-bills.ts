import type { ApiAnswer, ApiClient } from './api-client.js';
import { bankAccount } from './bank-files.js';
import { bankEntries, type ToldEntry } from './bank-line.js';

export type Row = Record<string, any>;

/** Suppliers, their bills, and lines of one bank account, by the API. */
export class PaidBills {
  private count = 0;

  private constructor(
    readonly api: ApiClient,
    readonly account: string,
  ) {}

  static async with(api: ApiClient): Promise<PaidBills> {
    return new PaidBills(api, await bankAccount(api, { name: 'Giro', iban: 'DE02120300000000202051' }));
  }

  /** The same with the lines of another bank account. */
  async atOtherAccount(): Promise<PaidBills> {
    return new PaidBills(
      this.api,
      await bankAccount(this.api, { name: 'Other', iban: 'DE89370400440532013000' }),
    );
  }

  /** A supplier with an account of its own. */
  async supplier(name: string, more: object = {}): Promise<{ id: string; iban: string }> {
    this.count += 1;
    const iban = ibanOf(this.count);
    const { status, body } = await this.api.post('/suppliers', { name, bank_accounts: [{ iban }], ...more });
    if (status !== 201) throw new Error(`A supplier is refused: ${JSON.stringify(body)}`);
    return { id: body.id as string, iban };
  }

  /** An approved bill with a number of its own. */
  async approved(supplier_id: string, total: number, more: Row = {}): Promise<Row> {
    this.count += 1;
    const own = { supplier_id, supplier_number: `ER-2026-${1000 + this.count}`, issue_date: '2026-11-10' };
    const { body } = await this.api.post('/bills', { ...own, currency: 'EUR', total, ...more });
    const opened = await this.api.post(`/bills/${body.id}/open`, { approve: true });
    if (opened.body.status !== 'approved')
      throw new Error(`A bill is not approved: ${JSON.stringify(opened.body)}`);
    return opened.body;
  }

  async line(entry: ToldEntry): Promise<string> {
    const [line] = await bankEntries(this.api, [entry], this.account);
    return line?.['id'] as string;
  }

  async proposals(line: string): Promise<Row[]> {
    return (await this.api.get(`/bank-lines/${line}/proposals`)).body.data as Row[];
  }

  match(line: string, outcomes: readonly Row[]): Promise<ApiAnswer> {
    return this.api.post(`/bank-lines/${line}/match`, { outcomes });
  }

  unmatch(line: string): Promise<ApiAnswer> {
    return this.api.post(`/bank-lines/${line}/unmatch`, {});
  }

  async shown(path: string): Promise<Row> {
    return (await this.api.get(path)).body as Row;
  }

  /** A released payment run of bills. */
  async released(...bills: readonly Row[]): Promise<Row> {
    const named = {
      bank_account_id: this.account,
      bills: bills.map(({ id }) => ({ bill_id: id as string })),
    };
    const { body } = await this.api.post('/payment-runs', named);
    const run = await this.api.post(`/payment-runs/${body.id}/release`);
    if (run.status !== 200) throw new Error(`A run is not released: ${JSON.stringify(run.body)}`);
    return run.body;
  }
}

/** The outcomes of a proposal as they can be sent: without what is null. */
export function sent(proposal: Row | undefined): Row[] {
  const withoutNull = (_key: string, value: unknown): unknown => value ?? undefined;
  return JSON.parse(JSON.stringify(proposal?.['outcomes'] ?? [], withoutNull)) as Row[];
}

/** An identifier as transfers name it. */
export function bankId({ id }: Row): string {
  return String(id).replace('_', '-');
}

/** A German IBAN, whose check digits are 98 less the rest of the number with `DE00` behind it by 97. */
function ibanOf(account: number): string {
  const number = `37040044${String(account).padStart(10, '0')}`;
  const rest = Number(BigInt(`${number}131400`) % 97n);
  return `DE${String(98 - rest).padStart(2, '0')}${number}`;
}
