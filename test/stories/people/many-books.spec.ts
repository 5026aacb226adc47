import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

/** Many people with places in several organizations each, who switch at random and work meanwhile. */

const USERS = 100;
const BOOKS = 20;
const BOOKS_EACH = 5;
const SWITCHES = 6;
const SIGN_INS_AT_ONCE = 5;
const WITHIN_MS = 300_000;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
  await service.database.admin.query(PLACES, [BOOKS, USERS, BOOKS_EACH, service.owner.email]);
}, WITHIN_MS);
afterAll(() => service.stop());

/** $1 organizations, $2 users, $3 places of each user, $4 whose password all of them have. */
const PLACES = `
  WITH books AS (
    INSERT INTO organizations (id, name, currency, time_zone, payment_terms, created_at, updated_at)
    SELECT gen_random_uuid(), 'Books ' || n, 'EUR', 'UTC', '{"net_days":14}', '2026-01-01Z', '2026-01-01Z'
      FROM generate_series(0, $1::integer - 1) n RETURNING id, name
  ), people AS (
    INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
    SELECT gen_random_uuid(), 'user' || n || '@example.com', 'User ' || n, o.password_hash, '2026-01-01Z', '2026-01-01Z'
      FROM generate_series(0, $2::integer - 1) n, users o WHERE o.email = $4 RETURNING id, email
  )
  INSERT INTO memberships (organization_id, user_id, role, created_at)
  SELECT b.id, p.id, 'bookkeeper', '2026-01-01Z'
    FROM people p JOIN generate_series(0, $3::integer - 1) place ON true
    JOIN books b ON b.name = 'Books ' || (substring(p.email FROM '[0-9]+')::integer + place * 3) % $1::integer`;

interface Place {
  readonly id: string;
  readonly name: string;
}

/** Works on in the organization, and returns the names of the books that answered. */
async function work(session: ApiClient, place: Place, done: string): Promise<string[]> {
  const [organization, me, customer] = await Promise.all([
    session.get('/organization'),
    session.get('/auth/me'),
    session.post('/customers', { name: `${place.name}: ${done}` }),
  ]);
  const read = await session.get(`/customers/${customer.body.id}`);
  const [written = ''] = String(read.body.name).split(':');
  return [organization.body.name as string, me.body.organization.name as string, written];
}

/** Switches at random, from whichever session was the last one. Returns what was expected and what answered. */
async function switchAndWork(user: number): Promise<{ expected: string[]; answered: string[] }> {
  const email = `user${user}@example.com`;
  const { password } = service.owner;
  const { body } = await service.anonymous.post('/auth/login', { email, password });
  let session = service.anonymous.as(body.access_token as string);
  const places = (await session.get('/organizations')).body.data as Place[];
  const [expected, answered] = [[] as string[], [] as string[]];
  let drawn = user + 1;
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    drawn = (drawn * 48_271) % 2_147_483_647;
    const place = places[drawn % places.length] as Place;
    const before = session;
    const switched = await before.post('/auth/switch', { organization_id: place.id });
    session = service.anonymous.as(switched.body.access_token as string);
    const names = await work(session, place, `${user} ${turn}`);
    expected.push(...names.map(() => place.name));
    answered.push(...names);
  }
  return { expected, answered };
}

describe('a hundred people in five organizations each, who switch at random', () => {
  it(
    'never get an answer from the wrong books, and never write to them',
    async () => {
      const waiting = Array.from({ length: USERS }, (_none, user) => user);
      const found: { expected: string[]; answered: string[] }[] = [];
      const worker = async (): Promise<void> => {
        for (let user = waiting.shift(); user !== undefined; user = waiting.shift()) {
          found.push(await switchAndWork(user));
        }
      };
      await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, worker));
      expect(found.flatMap(({ answered }) => answered)).toEqual(found.flatMap(({ expected }) => expected));
      expect(found.flatMap(({ answered }) => answered)).toHaveLength(USERS * SWITCHES * 3);
      const { rows } = await service.database.admin.query(
        `SELECT c.name FROM customers c JOIN organizations o ON o.id = c.organization_id
          WHERE c.name NOT LIKE o.name || ':%'`,
      );
      expect(rows).toEqual([]);
    },
    WITHIN_MS,
  );
});
