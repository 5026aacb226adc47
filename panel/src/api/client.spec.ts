import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, endSession, SessionEnded, sessionState } from '../session/session-store';
import { api, apiWithToken, publicApi } from './client';

const login = {
  access_token: 'ch_ses_1',
  token_type: 'Bearer',
  expires_in: 60,
  user: { id: 'usr_1', email: 'owner@example.com', name: 'Ada', role: 'owner' },
  organization: { id: 'org_1', name: 'Engines', mode: 'live', currency: 'EUR', time_zone: 'UTC' },
  set_up_only: false,
} as const;

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

let sent: Sent[];
/** The responses, in order; the last one repeats. */
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  sent = [];
  answers = [() => Response.json({ id: 'cus_1' })];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) });
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  endSession();
  beginSession(login);
});

afterEach(() => vi.unstubAllGlobals());

describe('the API as the signed-in user', () => {
  it('uses the origin of the page, with the token of the session', async () => {
    await expect(api.customers.get('cus_1')).resolves.toEqual({ id: 'cus_1' });
    expect(sent[0]?.url).toBe(`${location.origin}/v1/customers/cus_1`);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer ch_ses_1');
  });

  it('waits while the user signs in again, then repeats the same request', async () => {
    answers.unshift(() => new Response(null, { status: 401 }));
    const created = api.customers.create({ name: 'Ada' });
    await vi.waitUntil(() => sessionState().isExpired);
    expect(sent).toHaveLength(1);
    beginSession({ ...login, access_token: 'ch_ses_2' });
    await created;
    const [first, second] = sent;
    expect(second?.headers.get('Authorization')).toBe('Bearer ch_ses_2');
    expect(second?.init.body).toBe('{"name":"Ada"}');
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('limits the time of each attempt, not that of signing in again', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answers.unshift(() => new Response(null, { status: 401 }));
    const read = api.customers.get('cus_1');
    await vi.waitUntil(() => sessionState().isExpired);
    expect(timeout.mock.calls).toEqual([[25_000]]);
    beginSession({ ...login, access_token: 'ch_ses_2' });
    await read;
    expect(timeout.mock.calls).toEqual([[25_000], [25_000]]);
  });

  it('fails if the user signs out instead', async () => {
    answers = [() => new Response(null, { status: 401 })];
    const read = api.customers.get('cus_1');
    await vi.waitUntil(() => sessionState().isExpired);
    endSession();
    await expect(read).rejects.toBeInstanceOf(SessionEnded);
  });

  it('reports a missing response after the time-out', async () => {
    answers = [() => Promise.reject(new DOMException('Too late.', 'TimeoutError'))];
    await expect(api.customers.get('cus_1')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('reports a failed connection, and does not retry by itself', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    await expect(api.customers.get('cus_1')).rejects.toMatchObject({ code: 'connection_failed' });
    expect(sent).toHaveLength(1);
  });

  it('sends the token of what it has written, so that a report has it, also after signing in again', async () => {
    const token = `${'0'.repeat(15)}1.mac`;
    answers = [
      () => Response.json({ id: 'cus_1' }, { headers: { 'Consistency-Token': token } }),
      () => new Response(null, { status: 401 }),
      () => Response.json({ data: [] }),
    ];
    await api.customers.create({ name: 'Ada' });
    const report = api.reports.receivables();
    await vi.waitUntil(() => sessionState().isExpired);
    beginSession({ ...login, access_token: 'ch_ses_2' });
    await report;
    expect(sent.map(({ headers }) => headers.get('Consistency-Token'))).toEqual([null, token, token]);
  });

  it('sends no Idempotency-Key with a calculation', async () => {
    await api.invoices.calculate({ customer_id: 'cus_1', items: [], tax_rate: 0 }, { idempotencyKey: null });
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('the API without a session', () => {
  it('sends no token, and an error is final', async () => {
    answers = [() => Response.json({ code: 'invalid_credentials', detail: 'No.' }, { status: 401 })];
    const refused = publicApi.auth.login({ email: 'owner@example.com', password: 'wrong' });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_credentials', status: 401 });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
    expect(sessionState().isExpired).toBe(false);
  });

  it('can end a session that the panel has left, even if the page is closed', async () => {
    endSession();
    answers = [() => new Response(null, { status: 204 })];
    await apiWithToken('ch_ses_1').auth.logout();
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer ch_ses_1');
    expect(sent[0]?.init.keepalive).toBe(true);
  });
});
