import { ErasureUpkeep, personalData } from '../../../src/modules/record/privacy/index.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { placesOf } from '../../support/whole-database.js';
import { unzipped } from '../../support/zip.js';
import { business, germanSeller, MARK, person, PHONE } from './person.js';

type Row = Readonly<Record<string, unknown>>;

let service: TestService;
let owner: ApiClient;
let merged: string;
let kept: string;

beforeAll(async () => {
  service = await TestService.start();
  owner = await germanSeller(service);
  merged = await person(service);
  kept = await service.owner.customer({ name: 'The same person' });
  await business(service, merged);
  const answer = await owner.post(`/customers/${merged}/merge`, { into: kept, dry_run: false });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  await service.eventsNumbered();
});
afterAll(() => service.stop());

async function placesOfPerson(): Promise<string[]> {
  const [texts, numbers] = [await placesOf(service.database, MARK), await placesOf(service.database, PHONE)];
  return [...new Set([...texts, ...numbers])];
}

async function nightOf(day: string): Promise<void> {
  service.clock.set(`${day}T03:00:00.000Z`);
  await service.app.get(ErasureUpkeep).order();
  await service.jobsRun();
  await service.eventsNumbered();
}

/** What stays as long as a law asks for it, and what ends by itself. */
const STAYING = personalData
  .filter(({ ends }) => ends === 'retention' || ends === 'pruning')
  .flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`));

describe('a person who was two customers', () => {
  it('gets a copy with both of them, asked for the one that stays', async () => {
    const asked = (id: string): Promise<Response> =>
      fetch(`${service.url}/api/customers/${id}/personal-data`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
    const copy = unzipped(Buffer.from(await (await asked(kept)).arrayBuffer()));
    const rows = (table: string): readonly Row[] =>
      JSON.parse(copy.get(`${table}.json`)?.toString() ?? '[]') as Row[];
    expect(new Set(rows('customers').map(({ id }) => id))).toEqual(new Set([merged, kept]));
    expect(rows('invoices').length).toBeGreaterThan(1);
    expect(rows('messages').length).toBeGreaterThan(1);
    expect(rows('events').map(({ type }) => type)).toContain('customer.merged');
    expect((await asked(merged)).status).toBe(409);
  });

  it('is erased as the one that stays, not as the one that was merged', async () => {
    const asking = { reason: 'requested', dry_run: false };
    const refused = await owner.post(`/customers/${merged}/erase`, asking);
    expect([refused.status, refused.body.code, refused.body.merged_into]).toEqual([
      409,
      'customer_merged',
      kept,
    ]);
    const erased = await owner.post(`/customers/${kept}/erase`, asking);
    expect([erased.status, erased.body.code]).toEqual([200, undefined]);
    await service.jobsRun();
    expect((await placesOfPerson()).filter((place) => !STAYING.includes(place))).toEqual([]);
    for (const id of [merged, kept]) {
      expect((await owner.get(`/customers/${id}`)).body).toMatchObject({
        name: 'Erased customer',
        merged_into: id === merged ? kept : null,
      });
    }
  });

  it('is nowhere at all once nothing has to stay', async () => {
    await nightOf('2035-01-01');
    await nightOf('2037-01-01');
    expect(await placesOfPerson()).toEqual([]);
    owner = await service.owner.signIn();
    const { data } = (await owner.get('/number-series')).body as { data: { id: string }[] };
    for (const { id } of data) {
      expect((await owner.get(`/number-series/${id}/audit`)).body).toMatchObject({ intact: true });
    }
  });
});
