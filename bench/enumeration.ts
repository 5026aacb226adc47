import { randomInt } from 'node:crypto';
import { MailServer } from '../test/support/mail-server.js';
import { Sample } from './support/sample.js';
import { BenchService } from './support/service.js';
import { short, table } from './support/table.js';

/** How long an operation takes for addresses with an account, and for those without one. */
export interface Enumeration {
  readonly operation: string;
  readonly knownMs: number;
  readonly unknownMs: number;
  /** Of the medians. */
  readonly ratio: number;
}

/** Who asks so often about an address without being told apart learns nothing from the time of answers. */
const RATIO_MAX = 1.03;
const OWNER = { OWNER_EMAIL: 'owner@example.com', OWNER_PASSWORD: 'seven wet otters under a bridge' };
const WARM_UP = 50;

interface Question {
  readonly path: string;
  readonly body: (email: string) => object;
  readonly asManager?: boolean;
}

/** Invitations go first: the sign-in of the manager has to be fresh. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  invitation: { path: '/invitations', body: (email) => ({ email, role: 'viewer' }), asManager: true },
  'forgotten password': { path: '/auth/request-password-reset', body: (email) => ({ email }) },
  'wrong password': { path: '/auth/login', body: (email) => ({ email, password: 'not the password' }) },
};

/**
 * Asks about as many addresses with an account as without one, each once and from a client of its own, one after the
 * other in an order by chance, so that whatever else the machine does meets both.
 */
export async function enumeration(count: number, say: (line: string) => void): Promise<Enumeration[]> {
  const mail = await MailServer.start();
  const settings = {
    ...OWNER,
    SMTP_URL: mail.url,
    MAIL_FROM: 'books@example.com',
    PUBLIC_URL: 'https://books.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const service = await BenchService.make({ settings });
  try {
    await service.start();
    await addUsers(service, count + WARM_UP);
    const token = await signIn(service);
    const found: Enumeration[] = [];
    for (const [operation, question] of Object.entries(QUESTIONS)) {
      found.push({ operation, ...(await compared(service, question, { count, token })) });
      say(`${operation} is measured.`);
    }
    return found;
  } finally {
    await service.remove();
    await mail.stop();
  }
}

export function enumerationReport(found: readonly Enumeration[]): string {
  const rows = found.map(({ operation, knownMs, unknownMs, ratio }) => [
    operation,
    short(knownMs),
    short(unknownMs),
    ratio.toFixed(3),
    isTold(ratio) ? 'is told' : 'is not told',
  ]);
  return table(['median in ms', 'account', 'no account', 'ratio', `goal ${RATIO_MAX}`], rows);
}

function isTold(ratio: number): boolean {
  return ratio > RATIO_MAX || ratio < 1 / RATIO_MAX;
}

async function compared(
  service: BenchService,
  question: Question,
  { count, token }: { readonly count: number; readonly token: string },
): Promise<Omit<Enumeration, 'operation'>> {
  const sides = { known: new Sample(), unknown: new Sample() };
  const left = { known: count + WARM_UP, unknown: count + WARM_UP };
  while (left.known + left.unknown > 0) {
    const side = randomInt(left.known + left.unknown) < left.known ? 'known' : 'unknown';
    const email = `${side}${left[side]}@example.org`;
    const ms = await asked(service, question, { email, token });
    if (left[side] <= count) sides[side].add({ seconds: ms / 1_000, latenciesMs: [ms] });
    left[side] -= 1;
  }
  const [knownMs, unknownMs] = [sides.known.percentile(0.5), sides.unknown.percentile(0.5)];
  return { knownMs, unknownMs, ratio: knownMs / unknownMs };
}

async function asked(
  service: BenchService,
  { path, body, asManager = false }: Question,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<number> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  const began = performance.now();
  const answer = await fetch(`${service.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(asManager && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body(email)),
  });
  await answer.arrayBuffer();
  const ms = performance.now() - began;
  if (![201, 204, 401].includes(answer.status)) throw new Error(`${path} answered ${answer.status}.`);
  return ms;
}

/** Members of another organization, all with the password of the owner. */
async function addUsers({ admin }: BenchService, count: number): Promise<void> {
  await admin.query(
    `WITH other AS (
       INSERT INTO organizations (id, name, currency, time_zone, payment_terms, created_at, updated_at)
       VALUES (gen_random_uuid(), 'Other', 'EUR', 'UTC', '{"net_days":14}', now(), now()) RETURNING id
     ), added AS (
       INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), 'known' || number || '@example.org', 'Somebody', password_hash, now(), now()
         FROM users, generate_series(1, $1::integer) AS number RETURNING id
     )
     INSERT INTO memberships (organization_id, user_id, role, created_at)
     SELECT other.id, added.id, 'viewer', now() FROM other, added`,
    [count],
  );
  await admin.query('ANALYZE users, memberships');
}

async function signIn(service: BenchService): Promise<string> {
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = OWNER;
  const answer = await fetch(`${service.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}
