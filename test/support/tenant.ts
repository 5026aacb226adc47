import { randomBytes, randomUUID } from 'node:crypto';
import { ApiClient, type ApiAnswer } from './api-client.js';
import type { TestClock } from './test-clock.js';
import type { TestDatabase } from './test-database.js';

interface Access {
  readonly email: string;
  readonly password: string;
  readonly apiKey: string;
}

/** An invoice in the form of the API. */
export interface ShownInvoice extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly items: readonly { readonly id: string }[];
}

/** The service of the organization. */
interface Surroundings {
  readonly url: string;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly owner: Tenant;
  readonly anonymous: ApiClient;
}

/** An organization with its owner, and shortcuts to create what tests need. */
export class Tenant {
  constructor(
    readonly email: string,
    readonly password: string,
    /** A client with an API key that has every scope. */
    readonly api: ApiClient,
  ) {}

  /** Writes the organization to the database, because no operation creates a second one yet. */
  static async create(service: Surroundings, name: string): Promise<Tenant> {
    const [organization, user] = [randomUUID(), randomUUID()];
    const email = `${name}-${randomBytes(4).toString('hex')}@example.com`;
    const { admin } = service.database;
    const now = service.clock.now();
    await admin.query(
      `INSERT INTO organizations (id, name, currency, time_zone, payment_terms, created_at, updated_at)
       VALUES ($1, $2, 'EUR', 'UTC', '{"net_days":14}', $3, $3)`,
      [organization, name, now],
    );
    await admin.query(
      `INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
       SELECT $1, $2, $3, password_hash, $4, $4 FROM users WHERE email = $5`,
      [user, email, name, now, service.owner.email],
    );
    await admin.query(`INSERT INTO memberships VALUES ($1, $2, 'owner', $3)`, [organization, user, now]);
    const { password } = service.owner;
    const signedIn = await service.anonymous.post('/auth/login', { email, password });
    const key = await service.anonymous
      .as(signedIn.body.access_token)
      .post('/api-keys', { name: 'First key' });
    return tenantOf(service.url, { email, password, apiKey: key.body.secret as string });
  }

  /** Returns a client with a login token of the owner. */
  async signIn(): Promise<ApiClient> {
    const { email, password } = this;
    const answer = await this.api.as(undefined).post('/auth/login', { email, password });
    return this.api.as(answer.body.access_token as string);
  }

  async customer(fields: object = {}): Promise<string> {
    return this.created('/customers', { name: 'Difference Engines GmbH', ...fields });
  }

  async product(fields: object = {}): Promise<string> {
    return this.created('/products', { name: 'Programming', ...fields });
  }

  /** Creates a draft with one line: one piece at the given price and rate. */
  async invoice(fields: object = {}): Promise<string> {
    const items = [{ product_id: await this.product(), quantity: 1, price: 100 }];
    return this.created('/invoices', { customer_id: await this.customer(), items, tax_rate: 19, ...fields });
  }

  /** The same, issued: 100 without tax and 119 with it, unless the fields say otherwise. */
  async issuedInvoice(fields: object = {}): Promise<string> {
    return this.invoice({ finalize: true, ...fields });
  }

  async shownInvoice(id: string): Promise<ShownInvoice> {
    return (await this.api.get(`/invoices/${id}`)).body as ShownInvoice;
  }

  /** Credits the whole remainder of an invoice, unless the fields say otherwise. */
  async credit(id: string, fields: object = {}): Promise<ApiAnswer> {
    return this.api.post(`/invoices/${id}/credit-notes`, { reason: 'other', ...fields });
  }

  private async created(path: string, body: object): Promise<string> {
    const answer = await this.api.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path} answered ${JSON.stringify(answer.body)}`);
    return answer.body.id as string;
  }
}

export function tenantOf(url: string, { email, password, apiKey }: Access): Tenant {
  return new Tenant(email, password, new ApiClient(url, apiKey));
}
