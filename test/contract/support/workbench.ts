import { approvalThing } from '../../support/asked-approvals.js';
import { priceListThing } from '../../support/price-list-thing.js';
import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { thingsFromExamples } from '../../support/things-from-examples.js';
import { booksOf } from './books.js';
import { fullBody, type Json, type Path } from './fields.js';
import { takesBody, type PublishedOperation, type WritingOperation } from './operations.js';
import { sendBytes, type BytesRequest } from './send-bytes.js';
import { PasswordsService } from '../../../src/modules/people/auth/index.js';
import { peopleStock, settlementStock, thingFor, type Stock } from './stock.js';

/** Fields whose values must be unique within an organization. */
const UNIQUE_FIELDS: readonly string[] = ['external_id', 'sku'];

const PLACE = '"the wrong value goes here"';

/** A service with one resource of each kind, and a valid credential, path and body for each operation. */
export class Workbench {
  private serial = 0;
  /** Tokens of links that were not used yet, by their kind. */
  private links: Readonly<Record<string, string>> = {};

  private constructor(
    readonly service: TestService,
    private session: ApiClient,
    private stock: Stock,
  ) {}

  /** An existing identifier of each kind, by its prefix. */
  get ids(): Stock {
    return this.stock;
  }

  static async start(): Promise<Workbench> {
    const service = await TestService.start();
    try {
      return await Workbench.furnish(service);
    } catch (error) {
      await service.stop();
      throw error;
    }
  }

  private static async furnish(service: TestService): Promise<Workbench> {
    const { owner } = service;
    const session = await owner.signIn();
    const me = await session.get('/auth/me');
    const keys = await session.get('/api-keys');
    const series = await session.get('/number-series');
    const cus = await owner.customer({ email: 'stock@example.com' });
    // With a price, for lines that name none.
    const prd = await owner.product({ price: 95.5 });
    return new Workbench(service, session, {
      ...(await thingsFromExamples(owner.api, ['cus', 'prd'])),
      org: me.body.organization.id as string,
      key: keys.body.data[0].id as string,
      ser: series.body.data[0].id as string,
      cus,
      prd,
      prl: await priceListThing(owner.api, prd),
      inv: await owner.invoice({ customer_id: cus }),
      ...(await settlementStock(owner, cus)),
      ...(await peopleStock(session, 'stock@example.com')),
    });
  }

  /**
   * Creates what is used up: settled documents cannot be settled again, links work once, and a new password ends the
   * session.
   */
  async restock(): Promise<void> {
    const { owner, app } = this.service;
    this.session = await owner.signIn();
    const email = `guest-${(this.serial += 1)}@example.com`;
    const invited = await this.session.post('/invitations', { email, role: 'viewer' });
    this.links = {
      inv: invited.body.token as string,
      rst: (await app.get(PasswordsService).recover(owner.email))?.token ?? '',
    };
    const customer_id = this.stock['cus'] ?? '';
    // A draft takes each file only once.
    const inv = await owner.invoice({ customer_id });
    const apr = await approvalThing(this.session);
    this.stock = { ...this.stock, apr, inv, ...(await settlementStock(owner, customer_id)) };
    // The only state that allows everything: a server broke off, and nobody knows what became of the mail.
    await this.service.database.admin.query(
      `UPDATE messages SET status = 'unconfirmed' WHERE status = 'queued'`,
    );
  }

  /** Lets nothing happen by itself any more, so that what is stored can be compared. */
  async settle(): Promise<void> {
    const { body } = await this.session.get('/webhook-endpoints?limit=100');
    for (const { id } of body.data as { id: string }[]) {
      await this.session.post(`/webhook-endpoints/${id}/disable`);
    }
    await this.service.jobsRun();
    // A mail that met no server is tried again later, which may be while the tests compare.
    await this.service.database.admin.query(
      'DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL',
    );
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  /** The stored tables, with the number of their rows and a digest. */
  books(): Promise<Record<string, string>> {
    return booksOf(this.service.database.admin);
  }

  /** Returns a client with the credential that the operation requires. */
  apiFor({ access }: PublishedOperation): ApiClient {
    if (access === 'public') return this.service.anonymous;
    const isForPeople = ['manager', 'user'].includes(access) || access.endsWith(':decide');
    return isForPeople ? this.session : this.service.owner.api;
  }

  /** Returns the operation's path with the identifier of an existing resource. */
  addressOf({ path }: PublishedOperation): string {
    const thing = thingFor(path);
    return path.replace('{id}', this.ids[thing] ?? thing);
  }

  /** Returns the published example, with identifiers and credentials that exist here. */
  exampleBody({ body }: WritingOperation): { [name: string]: Json } {
    return this.real(body.example as { [name: string]: Json });
  }

  /** Returns a body with every field. */
  fullBody({ body }: WritingOperation): { [name: string]: Json } {
    return this.real(fullBody(body.schema));
  }

  /** Returns the full body as JSON text, with one value replaced by any text, or removed. */
  textWith(operation: WritingOperation, path: Path, json: string | undefined): string {
    const body = this.fullBody(operation);
    put(body, path, json === undefined ? undefined : (JSON.parse(PLACE) as string));
    return JSON.stringify(body).replace(PLACE, () => json ?? '');
  }

  /** Sends a body, optionally to another path than that of the existing resource. */
  send(
    operation: PublishedOperation,
    body: unknown,
    address = this.addressOf(operation),
  ): Promise<ApiAnswer> {
    return this.apiFor(operation).call(operation.method, address, { body });
  }

  /** Returns a valid body for an operation with one, and undefined for the others. */
  bodyFor(operation: PublishedOperation): object | undefined {
    return takesBody(operation) ? this.fullBody(operation) : undefined;
  }

  sendText(operation: PublishedOperation, text: string): Promise<ApiAnswer> {
    return this.apiFor(operation).call(operation.method, this.addressOf(operation), { text });
  }

  /** Sends exactly the given headers, framing and bytes, with the operation's credential. */
  sendBytes(
    operation: PublishedOperation,
    sent: Pick<BytesRequest, 'headers' | 'body' | 'framing'>,
  ): Promise<ApiAnswer> {
    const { token } = this.apiFor(operation);
    const { method } = operation;
    const path = `/api${this.addressOf(operation)}`;
    const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` };
    const headers = { ...authorization, ...sent.headers };
    return sendBytes(this.service.url, { ...sent, method, path, headers });
  }

  private real(value: { [name: string]: Json }): { [name: string]: Json } {
    const { email, password } = this.service.owner;
    const passwords = { password, current_password: password, new_password: password };
    const isSigningIn = 'password' in value && 'email' in value;
    // Each of these would be refused, or lock out the tests that follow.
    const possible = { require_second_factor: 'nobody', ...(isSending(value) && { attachments: ['pdf'] }) };
    const known = Object.entries({ ...passwords, ...possible, ...(isSigningIn && { email }) });
    const given = Object.fromEntries(known.filter(([name]) => name in value));
    const whole = { ...(this.withRealTexts(value) as { [name: string]: Json }), ...given };
    return Object.fromEntries(
      Object.entries(whole).filter(([name]) => name !== 'url' || !('content' in whole)),
    );
  }

  private withRealTexts(value: Json, name = ''): Json {
    if (Array.isArray(value)) return value.map((entry) => this.withRealTexts(entry));
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([key, inner]) => [key, this.withRealTexts(inner, key)]);
      // The same example stands for all kinds of documents, whose numbers must differ.
      if (name === 'credit_note' && 'format' in value) entries.push(['format', 'CN-{YYYY}-{SEQ:5}']);
      if (name === 'quote' && 'format' in value) entries.push(['format', 'QT-{YYYY}-{SEQ:5}']);
      return Object.fromEntries(entries) as { [key: string]: Json };
    }
    if (typeof value !== 'string') return value;
    if (UNIQUE_FIELDS.includes(name)) return `${value}-${(this.serial += 1)}`;
    const [, link = ''] = /^ch_(inv|rst)_0+$/.exec(value) ?? [];
    if (link !== '') return this.links[link] ?? value;
    if (!/^[a-z]{3}_[0-9a-z]{26}$/.test(value)) return value;
    // In a body, an invoice id names one that can be settled.
    const thing = name === 'invoice_id' ? 'issued' : value.slice(0, 3);
    return this.ids[thing] ?? value;
  }
}

/** Whether a body is that of a mail with documents. */
function isSending(body: object): boolean {
  return 'subject' in body && 'attachments' in body;
}

/** Sets or removes the value at a path. The objects on the way must exist. */
export function put(body: Json, path: Path, value: Json | undefined): void {
  const last = path.at(-1) ?? '';
  const parent = path
    .slice(0, -1)
    .reduce<Json>((inner, step) => (inner as { [step: string]: Json })[step] ?? null, body);
  if (value === undefined) Reflect.deleteProperty(parent as object, last);
  else (parent as { [step: string]: Json })[last] = value;
}

/** Summarizes an answer: status and code of an error, then each fault as `pointer code`, in alphabetical order. */
export function summaryOf({ status, body }: ApiAnswer): string[] {
  const { code, errors = [] } = (body ?? {}) as {
    code?: string;
    errors?: { pointer: string; code: string }[];
  };
  const head = code === undefined ? String(status) : `${status} ${code}`;
  return [head, ...errors.map((error) => `${error.pointer} ${error.code}`).sort()];
}
