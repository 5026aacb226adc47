import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure, say } from '../setup/child.mjs';
import { knownOwner } from '../setup/known-owner.mjs';
import { root } from '../setup/root.mjs';
import { companies } from './companies.mjs';
import { writeYear } from './year.mjs';

const READY_MS = 120_000;

/**
 * Starts the service with books of its own (`data-demo`, or DATA_DIR) and, if they are empty, writes a year of a small
 * company into them, in the language of DEMO_LANGUAGE (en, de or fr; otherwise that of LANG).
 *
 * Everything else is as for `npm start`. Raises Failure.
 */
export async function demonstrate() {
  const language = languageOf(process.env);
  const { env } = process;
  env.DATA_DIR ??= path.join(root, 'data-demo');
  // A line for each of the hundreds of requests would hide where to look.
  env.LOG_LEVEL ??= 'warn';
  env.ORGANIZATION_NAME ??= companies[language].name;
  for (const [name, value] of Object.entries(knownOwner)) env[name] ??= value;
  await import('../../dist/src/main.js');
  const url = `http://127.0.0.1:${env.PORT ?? '3000'}`;
  await ready(url);
  const api = await signedIn(url, env);
  const { data } = await api.get('/customers?limit=1');
  if (data.length === 0) {
    await writeYear(api, companies[language], new Date().toISOString().slice(0, 10));
    say('The books of the last twelve months are written.');
  }
  say(`Open ${url}; the owner is ${env.OWNER_EMAIL}, ${env.OWNER_PASSWORD}.`);
}

/** The language of the demo: the one that was asked for, else that of the system, else English. */
export function languageOf({ DEMO_LANGUAGE, LANG = '' }) {
  const language = DEMO_LANGUAGE ?? LANG.slice(0, 2);
  if (language in companies) return language;
  if (DEMO_LANGUAGE === undefined) return 'en';
  throw new Failure(`There is no demo in "${DEMO_LANGUAGE}", only in ${Object.keys(companies).join(', ')}.`);
}

async function ready(url) {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Failure('The service did not become ready.');
}

async function signedIn(url, { OWNER_EMAIL: email, OWNER_PASSWORD: password }) {
  const { access_token: token } = await call(`${url}/v1/auth/login`, {
    method: 'POST',
    body: { email, password },
  });
  return {
    get: (place) => call(`${url}/v1${place}`, { method: 'GET', token }),
    post: (place, body) => call(`${url}/v1${place}`, { method: 'POST', token, body }),
    put: (place, body) => call(`${url}/v1${place}`, { method: 'PUT', token, body }),
  };
}

/** Calls the API. Waits where the service asks for patience. Raises Failure with the service's own words. */
async function call(url, { method, token, body }) {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' };
  for (;;) {
    const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
    if (answer.ok) return answer.json();
    const problem = await answer.text();
    if (answer.status !== 429) throw new Failure(`${method} ${url}: ${problem}`);
    await wait(1_000 * Number(answer.headers.get('retry-after') ?? '1'));
  }
}
