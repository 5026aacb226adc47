import { OperationCatalog, type CatalogEntry } from '../../src/platform/edge/operation-catalog.js';
import { ownSellingBodies, sellingBodies, sellingThings } from '../support/selling-things.js';
import type { ApiAnswer } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';
import { hasReferences, thingsFromExamples } from '../support/things-from-examples.js';
import { switchOffTheFilter } from './filter-off.js';
import { peopleStock } from '../contract/support/stock.js';
import { writingOperations } from '../contract/support/operations.js';
import { attachedThings } from './attached-things.js';
import {
  ownSettlementBodies,
  settlementBodies,
  settlementsOf,
  type ForeignBody,
  type Things,
} from './settlement-bodies.js';

/** One place for an identifier in one operation. */
interface Place {
  readonly operation: string;
  readonly at: string;
  readonly prefix: string;
  readonly method: string;
  readonly path: (id: string) => string;
  readonly body?: (id: string) => unknown;
}

/** What only people who are signed in may name. */
const FOR_PEOPLE = ['key', 'usr', 'ses', 'ivt', 'org', 'dex', 'apr'];

const NOBODYS = '01h455vb4pex5vsknk084sn02q';

/** Bodies that can contain a foreign identifier. All other references are the caller's own. */
const BODIES: Readonly<Record<string, (own: Things, id: string) => ForeignBody[]>> = {
  ...settlementBodies,
  'invoices.create': (own, id) => invoiceBodies(own, id),
  'invoices.create_batch': (own, id) => batchBodies(own, id),
  'invoices.update': (own, id) => invoiceBodies(own, id),
  'invoices.calculate': (own, id) => invoiceBodies(own, id),
  'invoices.correct': (own, id) => invoiceBodies(own, id),
  ...sellingBodies(invoiceBodies),
  'invoices.preflight_details': (own, id) => invoiceBodies(own, id),
  'auth.switch_organization': (_own, id) => [
    { at: 'organization_id', prefix: 'org', body: { organization_id: id } },
  ],
  'auth.login': (own, id) => [
    {
      at: 'organization_id',
      prefix: 'org',
      body: { email: own['email'], password: own['password'], organization_id: id },
    },
  ],
};

/**
 * Bodies of operations with an identifier in the path, so that only that identifier is wrong. Bodies without references
 * use the documented example.
 */
const OWN_BODIES: Readonly<Record<string, (own: Things) => unknown>> = {
  ...ownSettlementBodies,
  'invoices.update': (own) => invoiceBody(own['cus'], own['prd']),
  'invoices.correct': (own) => invoiceBody(own['cus'], own['prd']),
  ...ownSellingBodies(invoiceBody),
};

/** With the first of what a choice in the path may be, so that only the identifier is wrong. */
function pathOf({ path, choice }: CatalogEntry, id: string): string {
  const plain = path.replace(':id', id);
  return choice === undefined ? plain : plain.replace(`:${choice.name}`, choice.values[0] ?? '');
}

let service: TestService;
let mine: Tenant;
let theirs: Tenant;
let own: Things;
let foreign: Things;
let operations: readonly CatalogEntry[];

beforeAll(async () => {
  service = await TestService.start();
  mine = service.owner;
  theirs = await service.newTenant('stranger');
  own = await thingsOf(mine);
  foreign = await thingsOf(theirs);
  operations = service.app.get(OperationCatalog).all();
});
afterAll(() => service.stop());

describe('another organization’s identifier', () => {
  it('is tested in every operation whose body can contain one', () => {
    const forgotten = writingOperations.filter((operation) => {
      return hasReferences(operation) && BODIES[operation.id] === undefined;
    });
    // Add the operations named here to BODIES above, or to settlement-bodies.ts.
    expect(forgotten.map(({ id }) => id)).toEqual([]);
  });

  it('exists for every kind that a path can contain', () => {
    const prefixes = operations.flatMap(({ of }) => of?.idPrefix ?? []);
    // Create the kinds named here in thingsOf() below, because their documented examples refer to other resources.
    expect([...new Set(prefixes)].filter((prefix) => foreign[prefix] === undefined)).toEqual([]);
  });

  it('gives the same answer as an unknown one, with filter and row-level security', async () => {
    await expectNothingToTell();
  });

  it('gives the same answer as an unknown one, with row-level security only', async () => {
    const restore = switchOffTheFilter();
    try {
      await expectNothingToTell();
    } finally {
      restore();
    }
  });

  it('gives the same answer as an unknown one, with the filter only', async () => {
    await switchRowSecurity('DISABLE');
    try {
      await expectNothingToTell();
    } finally {
      await switchRowSecurity('ENABLE');
    }
  });

  it('would be found without both, so these tests can fail', async () => {
    const restore = switchOffTheFilter();
    await switchRowSecurity('DISABLE');
    try {
      const answer = await mine.api.get(`/invoices/${foreign['inv']}`);
      expect(answer.status).toBe(200);
    } finally {
      restore();
      await switchRowSecurity('ENABLE');
    }
  });
});

/**
 * Calls every operation with a foreign identifier in every place, and with an unknown one, and compares the answers.
 */
async function expectNothingToTell(): Promise<void> {
  await service.jobsRun();
  await service.eventsNumbered();
  const before = await everythingOf('stranger');
  const session = await mine.signIn();
  for (const place of placesOf(operations)) {
    const client = FOR_PEOPLE.includes(place.prefix) ? session : mine.api;
    const ask = (id: string): Promise<ApiAnswer> =>
      client.call(place.method, place.path(id), { body: place.body?.(id) });
    const ofNobody = await ask(`${place.prefix}_${NOBODYS}`);
    const ofThem = await ask(foreign[place.prefix] ?? '');
    expect({ ...place, ...comparable(ofThem) }).toEqual({ ...place, ...comparable(ofNobody) });
    expect({ ...place, refused: ofThem.status >= 400 }).toEqual({ ...place, refused: true });
  }
  for (const entry of operations.filter(({ id }) => id.endsWith('.list'))) {
    for (const query of listQueries(entry)) {
      const { body } = await session.get(`${entry.path}${query}`);
      const ids = JSON.stringify(body);
      expect([query, Object.values(foreign).filter((id) => ids.includes(id))]).toEqual([query, []]);
    }
  }
  expect(await everythingOf('stranger')).toEqual(before);
}

function placesOf(entries: readonly CatalogEntry[]): Place[] {
  return entries.flatMap((entry): Place[] => {
    const method = entry.method.toUpperCase();
    const inPath = entry.of === undefined ? [] : [pathPlace(entry, method)];
    const inBody = (BODIES[entry.id]?.(own, '') ?? []).map(
      ({ at, prefix, of = entry.of?.idPrefix ?? '' }) => ({
        operation: entry.id,
        at,
        prefix,
        method,
        path: () => pathOf(entry, own[of] ?? ''),
        body: (id: string) => BODIES[entry.id]?.(own, id).find((body) => body.at === at)?.body,
      }),
    );
    return [...inPath, ...inBody];
  });
}

function pathPlace(entry: CatalogEntry, method: string): Place {
  const body = OWN_BODIES[entry.id] ?? exampleOf(entry.id);
  return {
    operation: entry.id,
    at: 'path',
    prefix: entry.of?.idPrefix ?? '',
    method,
    path: (id) => pathOf(entry, id),
    ...(body && { body: () => body(own) }),
  };
}

/** Returns the documented body of an operation, if it contains no identifier. */
function exampleOf(id: string): (() => unknown) | undefined {
  const operation = writingOperations.find((candidate) => candidate.id === id);
  return operation && !hasReferences(operation) ? () => operation.body.example : undefined;
}

/** Returns queries for every way in which a list reads other tables: search, metadata, embedded resources. */
function listQueries({ query = [] }: CatalogEntry): string[] {
  const offered = (name: string): boolean => query.some((parameter) => parameter.name === name);
  if (!offered('limit')) return [''];
  const narrower = [
    ...(offered('q') ? ['&q=difference', '&q=programming', '&q=accounts'] : []),
    ...(offered('metadata') ? ['&metadata[of]=isolation'] : []),
    ...(offered('customer_id') ? [`&customer_id=${foreign['cus'] ?? ''}`] : []),
    ...(offered('invoice_id') ? [`&invoice_id=${foreign['issued'] ?? ''}`] : []),
    ...(offered('expand') ? ['&expand=customer'] : []),
  ];
  return ['', ...narrower].map((more) => `?limit=100${more}`);
}

/** Removes from an answer what differs between any two requests. */
function comparable({ status, body }: ApiAnswer): object {
  const {
    instance: _instance,
    request_id: _requestId,
    ...comparedBody
  } = (body ?? {}) as Record<string, unknown>;
  return { status, comparedBody };
}

function invoiceBody(customer: string | undefined, product: string | undefined): object {
  return { customer_id: customer, items: [{ product_id: product, quantity: 1, price: 1 }], tax_rate: 0 };
}

function invoiceBodies({ cus, prd }: Things, id: string): ForeignBody[] {
  return [
    { at: 'customer_id', prefix: 'cus', body: invoiceBody(id, prd) },
    { at: 'items.product_id', prefix: 'prd', body: invoiceBody(cus, id) },
  ];
}

function batchBodies(own: Things, id: string): ForeignBody[] {
  return invoiceBodies(own, id).map(({ at, prefix, body }) => {
    return { at: `invoices.${at}`, prefix, body: { invoices: [invoiceBody(own['cus'], own['prd']), body] } };
  });
}

async function thingsOf(tenant: Tenant): Promise<Things> {
  const session = await tenant.signIn();
  const [me, keys, series] = await Promise.all(
    ['/auth/me', '/api-keys', '/number-series'].map((path) => session.get(path)),
  );
  const cus = await tenant.customer();
  const prd = await tenant.product();
  return {
    ...(await thingsFromExamples(tenant.api, ['cus', 'prd'])),
    ...(await settlementsOf(tenant, cus)),
    ...(await peopleStock(session, `stock-of-${tenant.email}`)),
    dex: (await session.post('/exports', { kinds: ['products'] })).body.id as string,
    org: me?.body.organization.id as string,
    key: keys?.body.data[0].id as string,
    ser: series?.body.data[0].id as string,
    prd,
    ...(await attachedThings(tenant, cus)),
    ...(await sellingThings(tenant.api, invoiceBody, { cus, prd })),
    evt: await anEvent(tenant),
    email: tenant.email,
    password: tenant.password,
  };
}

/** Returns the identifier of the first numbered event. */
async function anEvent(tenant: Tenant): Promise<string> {
  for (;;) {
    const { body } = await tenant.api.get('/events?limit=1');
    if (body.data.length > 0) return body.data[0].id as string;
  }
}

/** Returns every row of an organization, in all tables. */
async function everythingOf(name: string): Promise<unknown> {
  const { admin } = service.database;
  const tables = await admin.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE a.attname = 'organization_id' AND c.relkind = 'r'
        AND c.relname NOT IN ('sessions', 'api_keys', 'event_queue') ORDER BY 1`,
  );
  const rows = tables.rows.map((table) =>
    admin.query(
      `SELECT * FROM ${table.name} t WHERE organization_id = (SELECT id FROM organizations WHERE name = $1)
        ORDER BY t::text`,
      [name],
    ),
  );
  return (await Promise.all(rows)).map((result) => result.rows as unknown);
}

async function switchRowSecurity(how: 'ENABLE' | 'DISABLE'): Promise<void> {
  const { admin } = service.database;
  const tables = await admin.query<{ name: string }>(
    `SELECT DISTINCT tablename AS name FROM pg_policies WHERE schemaname = 'public'`,
  );
  for (const { name } of tables.rows) await admin.query(`ALTER TABLE ${name} ${how} ROW LEVEL SECURITY`);
}
