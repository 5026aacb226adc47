import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { fromTypeId, toTypeId } from '../../src/kernel/ids/type-id.js';
import { nouns } from '../../src/modules/resources.js';
import { seedBooks } from '../../test/support/seed-books.js';
import type { BenchRequest } from './request.js';
import type { Member } from './drafts.js';
import type { BenchService } from './service.js';

/** So many ids are drawn from the books to be asked for; more would only fill the memory of the bench. */
const DRAWN = 5_000;

/** The reference of the draft that others are copied from. */
const TEMPLATE = 'the template of the bench';

/** Words that customers' names and invoices' references hold: one that many have, and some that few have. */
const WORDS = ['acme', 'c4ca42', 'norden', 'project', 'gmbh', 'eccbc8', 'lodz', 'a87ff6'];

/**
 * Five lines for each invoice: the first carries the amount. Foreign keys are not looked at again for each line, as
 * the products are the organization's own. Those whose first line is there already get the other four. $1 organization.
 */
const LINES = `
  INSERT INTO invoice_items (organization_id, invoice_id, position, id, product_id, product_name, quantity, price,
                             tax_rate, gross, net, taxable)
  SELECT i.organization_id, i.id, line, gen_random_uuid(), p.ids[1 + (hashint4(line) & 1023) % cardinality(p.ids)],
         'Programming', 1, amount / 100.0, 0,
         amount, amount, amount
    FROM invoices i
   CROSS JOIN generate_series(0, 4) line
   CROSS JOIN LATERAL (SELECT CASE line WHEN 0 THEN i.total ELSE 0 END AS amount) a
   CROSS JOIN (SELECT array_agg(id) AS ids FROM products WHERE organization_id = $1 AND archived_at IS NULL) p
   WHERE i.organization_id = $1
      ON CONFLICT DO NOTHING`;

/** Fills only tables that exist: the checkout that a measurement compares with may be older. */
class TablesThere {
  constructor(private readonly pool: pg.Pool) {}

  async query(statement: string, values: readonly unknown[]): Promise<void> {
    const [, table] = /INSERT INTO (\w+)/.exec(statement) ?? [];
    const { rows } = await this.pool.query<{ there: boolean }>(
      'SELECT to_regclass($1) IS NOT NULL AS there',
      [table],
    );
    if (rows[0]?.there === true) await this.pool.query(statement, [...values]);
  }
}

/** The books of one organization, and the requests that its program sends. */
export class Books {
  private constructor(
    private readonly service: BenchService,
    readonly organizationId: string,
    private readonly drawn: Readonly<Record<'cus' | 'prd' | 'inv' | 'open', readonly string[]>>,
  ) {}

  /** Fills the organization of the first start. Customers are a tenth of the invoices, so that each has as many. */
  static async seed(service: BenchService, invoices: number): Promise<Books> {
    const { admin } = service;
    const { rows } = await admin.query<{ id: string }>('SELECT id FROM organizations');
    const organizationId = rows[0]?.id ?? '';
    const customers = Math.max(100, Math.ceil(invoices / 10));
    await seedBooks(new TablesThere(admin), organizationId, { customers, products: 500, invoices });
    const client = await admin.connect();
    try {
      await client.query('SET session_replication_role = replica');
      await client.query(LINES, [organizationId]);
    } finally {
      // It is not used again: it would go on without foreign keys.
      client.release(true);
    }
    const books = await Books.open(service, organizationId);
    await books.writeTemplate();
    await admin.query('VACUUM ANALYZE');
    return books;
  }

  /** Books that are there. */
  static async open(service: BenchService, organizationId: string): Promise<Books> {
    const drawn = {
      cus: await draw(
        service.admin,
        'customers WHERE organization_id = $1 AND archived_at IS NULL',
        organizationId,
      ),
      prd: await draw(
        service.admin,
        'products WHERE organization_id = $1 AND archived_at IS NULL',
        organizationId,
      ),
      inv: await draw(service.admin, 'invoices WHERE organization_id = $1', organizationId),
      open: await draw(
        service.admin,
        `invoices WHERE organization_id = $1 AND status = 'open' AND currency = 'EUR' AND amount_due >= 10000`,
        organizationId,
      ),
    };
    return new Books(service, organizationId, drawn);
  }

  /**
   * With the same customer and products on every side of a comparison: one letter of a name that is not Latin-1 makes
   * V8 write a whole answer with two bytes for each character, which takes a third longer.
   */
  private async writeTemplate(): Promise<void> {
    const first = async (table: 'customers' | 'products'): Promise<string> => {
      const { rows } = await this.admin.query<{ id: string }>(
        `SELECT id FROM ${table} WHERE organization_id = $1 AND name ~ '^[ -~]+$' ORDER BY created_at LIMIT 1`,
        [this.organizationId],
      );
      return rows[0]?.id ?? '';
    };
    const productId = toTypeId('prd', await first('products'));
    const items = [1, 2, 3, 4, 5].map((quantity) => ({ product_id: productId, quantity, price: 9.5 }));
    const customerId = toTypeId('cus', await first('customers'));
    const draft = { customer_id: customerId, items, tax_rate: 19, reference: TEMPLATE };
    await this.send(this.writes('/invoices', draft));
  }

  /** The answer to a GET. */
  fetch(path: string): Promise<unknown> {
    return this.send(this.reads(path));
  }

  private async send({ path, ...init }: BenchRequest): Promise<unknown> {
    const response = await fetch(this.service.url + path, init);
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  anyInvoice(): string {
    return toTypeId('inv', anyOf(this.drawn.inv));
  }

  /** An open invoice in EUR that owes something, by its UUID. */
  openInvoice(): string {
    const [id] = this.drawn.open;
    if (id === undefined) throw new Error('The books have no open invoice.');
    return id;
  }

  anyCustomer(): string {
    return toTypeId('cus', anyOf(this.drawn.cus));
  }

  anyProduct(): string {
    return toTypeId('prd', anyOf(this.drawn.prd));
  }

  anyWord(): string {
    return anyOf(WORDS);
  }

  /** The superuser's way in; another one after each start of the service. */
  get admin(): pg.Pool {
    return this.service.admin;
  }

  /** Whose books these are. */
  get owner(): Member {
    return { organizationId: this.organizationId, apiKey: this.service.apiKey };
  }

  /** A draft with five lines to make copies of, written by the service itself. */
  async template(): Promise<{ readonly organizationId: string; readonly id: string }> {
    const { organizationId } = this;
    const known = await this.admin.query<{ id: string }>(
      `SELECT id FROM invoices WHERE organization_id = $1 AND status = 'draft' AND reference = $2 LIMIT 1`,
      [organizationId, TEMPLATE],
    );
    const [row] = known.rows;
    if (row === undefined) throw new Error('The books have no template of a draft.');
    return { organizationId, id: row.id };
  }

  reads(path: string): BenchRequest {
    return { method: 'GET', path: `/v1${path}`, ...from(this.owner, {}) };
  }

  /** With a body that asks for something and changes nothing. */
  asks(path: string, body: unknown): BenchRequest {
    const headers = { 'content-type': 'application/json' };
    return { method: 'POST', path: `/v1${path}`, ...from(this.owner, headers), body: JSON.stringify(body) };
  }

  /** With a body, under an Idempotency-Key of its own. */
  writes(path: string, body: unknown): BenchRequest {
    const headers = { 'content-type': 'application/json', ...freshKey() };
    return { method: 'POST', path: `/v1${path}`, ...from(this.owner, headers), body: JSON.stringify(body) };
  }

  /** Without a body, under an Idempotency-Key of its own. */
  acts(path: string, member: Member): BenchRequest {
    return { method: 'POST', path: `/v1${path}`, ...from(member, freshKey()) };
  }
}

function from(
  { organizationId, apiKey, seriesId }: Member,
  headers: Readonly<Record<string, string>>,
): Pick<BenchRequest, 'organizationId' | 'headers' | 'names'> {
  const names = seriesId === undefined ? {} : { names: [seriesId] };
  return { organizationId, headers: { authorization: `Bearer ${apiKey}`, ...headers }, ...names };
}

function freshKey(): { 'idempotency-key': string } {
  return { 'idempotency-key': randomBytes(16).toString('hex') };
}

/** The UUIDs that a request names, in the order of their places. */
export function idsIn({ path, body = '', organizationId, names = [] }: BenchRequest): string[] {
  const prefixes = nouns.map(({ idPrefix }) => idPrefix).join('|');
  const texts = `${path} ${body}`.match(new RegExp(`\\b(?:${prefixes})_[0-9a-z]{26}\\b`, 'g')) ?? [];
  const ids = texts.map((text) => fromTypeId(text.slice(0, 3), text) ?? text);
  return [organizationId, ...names, ...ids];
}

async function draw(admin: pg.Pool, from: string, organizationId: string): Promise<string[]> {
  const statement = `SELECT id FROM ${from} ORDER BY hashtext(id::text) LIMIT ${DRAWN}`;
  const { rows } = await admin.query<{ id: string }>(statement, [organizationId]);
  return rows.map(({ id }) => id);
}

function anyOf<T>(things: readonly T[]): T {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('The books are empty.');
  return thing;
}
