import { randomUUID } from 'node:crypto';

/** Asks a service with one credential, once for each call. */
export class Client {
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  at(url) {
    return new Client(url, this.token);
  }

  get(path) {
    return this.ask('GET', path);
  }

  post(path, body, key = randomUUID()) {
    return this.ask('POST', path, { body, headers: { 'idempotency-key': key } });
  }

  /** Raises what fetch raises for a connection that breaks. */
  async ask(method, path, { body, headers } = {}) {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson ? JSON.parse(text) : undefined,
      bytes,
      text,
    };
  }
}

/** Returns the body of an answer that had to succeed. */
export function expected(answer, ...statuses) {
  if (statuses.includes(answer.status)) return answer.body;
  throw new Error(`${answer.status} in place of ${statuses.join(' or ')}: ${answer.text.slice(0, 500)}`);
}

/** Signs the owner in. Returns a client with a session. */
export async function signIn(url, owner) {
  const { access_token } = expected(await new Client(url).post('/auth/login', owner), 200);
  return new Client(url, access_token);
}

/** Opens organizations, each with a key, a customer and a product whose names begin with its own mark. */
export async function openTenants(url, owner, count) {
  const session = await signIn(url, owner);
  const tenants = [];
  for (let n = 1; n <= count; n += 1) {
    const mark = `tenant${n}`;
    const settings = { name: mark, currency: 'EUR', time_zone: 'UTC' };
    const { id } = expected(await session.post('/organizations', settings), 201);
    const { access_token } = expected(await session.post('/auth/switch', { organization_id: id }), 200, 201);
    const inside = new Client(url, access_token);
    const { secret } = expected(await inside.post('/api-keys', { name: mark }), 201);
    const client = new Client(url, secret);
    const customer = expected(await client.post('/customers', { name: `${mark} customer` }), 201).id;
    const product = expected(await client.post('/products', { name: `${mark} product` }), 201).id;
    tenants.push({ mark, client, customer, product, invoices: [] });
  }
  return tenants;
}
