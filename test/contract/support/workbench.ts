import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { thingsFromExamples } from '../../support/things-from-examples.js';
import { booksOf } from './books.js';
import { fullBody, type Json, type Path } from './fields.js';
import { takesBody, type PublishedOperation, type WritingOperation } from './operations.js';
import { sendBytes, type BytesRequest } from './send-bytes.js';
import { settlementStock, thingFor, type Stock } from './stock.js';

/** Texts of which an organization has each once. */
const UNIQUE_FIELDS: readonly string[] = ['external_id', 'sku'];

const PLACE = '"the wrong value goes here"';

/** A service with one of everything, and for each operation a credential, an address and a body that it accepts. */
export class Workbench {
  private serial = 0;

  private constructor(
    readonly service: TestService,
    private readonly session: ApiClient,
    private stock: Stock,
  ) {}

  /** One existing identifier of each kind, by its prefix. */
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
    const cus = await owner.customer();
    const prd = await owner.product();
    return new Workbench(service, session, {
      ...(await thingsFromExamples(owner.api, ['cus', 'prd'])),
      org: me.body.organization.id as string,
      key: keys.body.data[0].id as string,
      ser: series.body.data[0].id as string,
      cus,
      prd,
      inv: await owner.invoice({ customer_id: cus }),
      ...(await settlementStock(owner, cus)),
    });
  }

  /** New invoices, payments and credit notes, because what has settled something cannot do so again. */
  async restock(): Promise<void> {
    const { owner } = this.service;
    this.stock = { ...this.stock, ...(await settlementStock(owner, this.stock['cus'] ?? '')) };
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  /** What is stored: tables with counts and digests of their rows. */
  books(): Promise<Record<string, string>> {
    return booksOf(this.service.database.admin);
  }

  /** Asks with the credential that the operation wants. */
  apiFor({ access }: PublishedOperation): ApiClient {
    if (access === 'public') return this.service.anonymous;
    return access === 'manager' ? this.session : this.service.owner.api;
  }

  /** The operation's path with the identifier of a resource that exists. */
  addressOf({ path }: PublishedOperation): string {
    const thing = thingFor(path);
    return path.replace('{id}', this.ids[thing] ?? thing);
  }

  /** The published example, with identifiers and credentials that exist here. */
  exampleBody({ body }: WritingOperation): { [name: string]: Json } {
    return this.real(body.example as { [name: string]: Json });
  }

  /** A body with every field. */
  fullBody({ body }: WritingOperation): { [name: string]: Json } {
    return this.real(fullBody(body.schema));
  }

  /** The full body as JSON text, one value replaced by a text of any form, or left out. */
  textWith(operation: WritingOperation, path: Path, json: string | undefined): string {
    const body = this.fullBody(operation);
    put(body, path, json === undefined ? undefined : (JSON.parse(PLACE) as string));
    return JSON.stringify(body).replace(PLACE, () => json ?? '');
  }

  /** Takes a body, and an address other than that of the resource that exists. */
  send(
    operation: PublishedOperation,
    body: unknown,
    address = this.addressOf(operation),
  ): Promise<ApiAnswer> {
    return this.apiFor(operation).call(operation.method, address, { body });
  }

  /** A good body for an operation that takes one, nothing for the others. */
  bodyFor(operation: PublishedOperation): object | undefined {
    return takesBody(operation) ? this.fullBody(operation) : undefined;
  }

  sendText(operation: PublishedOperation, text: string): Promise<ApiAnswer> {
    return this.apiFor(operation).call(operation.method, this.addressOf(operation), { text });
  }

  /** The same with nothing added: headers, framing and bytes are the caller's, the credential the operation's. */
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
    const credentials: Readonly<Record<string, string>> = 'password' in value ? { email, password } : {};
    return { ...(this.withRealTexts(value) as { [name: string]: Json }), ...credentials };
  }

  private withRealTexts(value: Json, name = ''): Json {
    if (Array.isArray(value)) return value.map((entry) => this.withRealTexts(entry));
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([key, inner]) => [key, this.withRealTexts(inner, key)]);
      // The same example stands for both kinds of documents, whose numbers must differ.
      if (name === 'credit_note' && 'format' in value) entries.push(['format', 'CN-{YYYY}-{SEQ:5}']);
      return Object.fromEntries(entries) as { [key: string]: Json };
    }
    if (typeof value !== 'string') return value;
    if (UNIQUE_FIELDS.includes(name)) return `${value}-${(this.serial += 1)}`;
    if (!/^[a-z]{3}_[0-9a-z]{26}$/.test(value)) return value;
    // In a body an invoice is one to be settled.
    const thing = name === 'invoice_id' ? 'issued' : value.slice(0, 3);
    return this.ids[thing] ?? value;
  }
}

/** Puts a value where the path leads, or takes away what is there; objects on the way must exist. */
export function put(body: Json, path: Path, value: Json | undefined): void {
  const last = path.at(-1) ?? '';
  const parent = path
    .slice(0, -1)
    .reduce<Json>((inner, step) => (inner as { [step: string]: Json })[step] ?? null, body);
  if (value === undefined) Reflect.deleteProperty(parent as object, last);
  else (parent as { [step: string]: Json })[last] = value;
}

/** An answer in a line: status and code of a refusal, then each fault as `pointer code`, in alphabetical order. */
export function told({ status, body }: ApiAnswer): string[] {
  const { code, errors = [] } = (body ?? {}) as {
    code?: string;
    errors?: { pointer: string; code: string }[];
  };
  const head = code === undefined ? String(status) : `${status} ${code}`;
  return [head, ...errors.map((error) => `${error.pointer} ${error.code}`).sort()];
}
