import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { fromTypeId, idPrefixes, toTypeId, type IdPrefix } from '../../src/kernel/ids/type-id.js';
import { seedBooks } from '../../test/support/seed-books.js';
import type { BenchRequest } from './request.js';
import type { BenchService } from './service.js';

/** So many ids are drawn from the books to be asked for; more would only fill the memory of the bench. */
const DRAWN = 5_000;

/** Words that customers' names and invoices' references hold: one that many have, and some that few have. */
const WORDS = ['acme', 'c4ca42', 'norden', 'project', 'gmbh', 'eccbc8', 'lodz', 'a87ff6'];

/**
 * Five lines for each invoice: the first carries the amount. Foreign keys are not looked at again for each line, as
 * the products are the organization's own. $1 organization.
 */
const LINES = `
  INSERT INTO invoice_items (organization_id, invoice_id, position, id, product_id, product_name, quantity, price,
                             tax_rate, gross, net)
  SELECT i.organization_id, i.id, line, gen_random_uuid(), p.ids[1 + (hashint4(line) & 1023) % cardinality(p.ids)],
         'Programming', 1, CASE line WHEN 0 THEN i.total / 100.0 ELSE 0 END, 0,
         CASE line WHEN 0 THEN i.total ELSE 0 END, CASE line WHEN 0 THEN i.total ELSE 0 END
    FROM invoices i
   CROSS JOIN generate_series(0, 4) line
   CROSS JOIN (SELECT array_agg(id) AS ids FROM products WHERE organization_id = $1 AND archived_at IS NULL) p
   WHERE i.organization_id = $1`;

/** The books of one organization, and the requests that its program sends. */
export class Books {
  private constructor(
    readonly admin: pg.Pool,
    readonly organizationId: string,
    private readonly apiKey: string,
    private readonly drawn: Readonly<Record<'cus' | 'prd' | 'inv', readonly string[]>>,
  ) {}

  /** Fills the organization of the first start. Customers are a tenth of the invoices, within bounds. */
  static async seed(service: BenchService, invoices: number): Promise<Books> {
    const { admin } = service;
    const { rows } = await admin.query<{ id: string }>('SELECT id FROM organizations');
    const organizationId = rows[0]?.id ?? '';
    const customers = Math.min(30_000, Math.max(100, invoices / 10));
    await seedBooks(admin, organizationId, { customers, products: 500, invoices });
    const client = await admin.connect();
    await client.query('SET session_replication_role = replica');
    await client.query(LINES, [organizationId]);
    await client.query('RESET session_replication_role');
    client.release();
    await admin.query('VACUUM ANALYZE');
    return Books.open(service, organizationId);
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
    };
    return new Books(service.admin, organizationId, service.apiKey, drawn);
  }

  anyInvoice(): string {
    return toTypeId('inv', anyOf(this.drawn.inv));
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

  reads(path: string): BenchRequest {
    return this.request('GET', path, undefined);
  }

  /** Under an Idempotency-Key of its own. */
  writes(path: string, body: unknown): BenchRequest {
    return this.request('POST', path, body);
  }

  private request(method: 'GET' | 'POST', path: string, body: unknown): BenchRequest {
    const { organizationId } = this;
    const authorization = `Bearer ${this.apiKey}`;
    if (body === undefined) return { method, path: `/v1${path}`, headers: { authorization }, organizationId };
    const headers = {
      authorization,
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    };
    return { method, path: `/v1${path}`, headers, organizationId, body: JSON.stringify(body) };
  }
}

/** The UUIDs that a request names, in the order of their places. */
export function idsIn({ path, body = '', organizationId }: BenchRequest): string[] {
  const prefixes = Object.keys(idPrefixes).join('|');
  const texts = `${path} ${body}`.match(new RegExp(`\\b(?:${prefixes})_[0-9a-z]{26}\\b`, 'g')) ?? [];
  const ids = texts.map((text) => fromTypeId(text.slice(0, 3) as IdPrefix, text) ?? text);
  return [organizationId, ...ids];
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
