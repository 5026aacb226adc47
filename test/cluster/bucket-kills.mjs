import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { openTenants } from './client.mjs';
import { startPostgres } from './database.mjs';
import { startNodes } from './nodes.mjs';
import { eventually } from './programs.mjs';
import { startBucket } from './s3rver.mjs';

export const name = 'P6 files in a bucket whose store is killed';

const KILLS = 20;
const CLIENTS = 6;
const BYTES = 30_000;
/** What is stored between two kills, and how often callers are told to come again before the store is back. */
const STORED_BETWEEN = 8;
const REFUSED_EACH = 3;

/** Kills the store under writes and reads. What was acknowledged is read again, byte for byte, at another node. */
export async function prove(servers, { share }) {
  const postgres = await startPostgres(servers);
  const bucket = await startBucket(servers);
  const { nodes, owner } = await startNodes(
    servers,
    { count: 2 },
    { ...postgres.urls, FILES_URL: bucket.url },
  );
  const tenants = await openTenants(nodes[0].url, owner, 2);
  const load = new Load(tenants, nodes);
  const running = load.run();
  const kills = Math.ceil(KILLS * share);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await load.grows('stored', STORED_BETWEEN);
      await bucket.kill();
      await load.grows('unavailable', REFUSED_EACH);
      await bucket.start();
    }
    await load.grows('stored', STORED_BETWEEN);
  } finally {
    load.goesOn = false;
    await running;
  }
  await load.readAll();
  const { counts, failures } = load;
  return { counts: { kills, ...counts }, failures, failed: failures.length };
}

/** Writes and reads files, and keeps the digest of each that was acknowledged. */
class Load {
  goesOn = true;
  counts = { stored: 0, attachments: 0, originals: 0, read: 0, unavailable: 0 };
  failures = [];
  /** Digests by path, with the client of their organization. */
  acknowledged = [];

  constructor(tenants, nodes) {
    this.tenants = tenants;
    this.nodes = nodes;
  }

  async run() {
    const one = async (index) => {
      for (let round = index; this.goesOn; round += 1) {
        const tenant = this.tenants[round % this.tenants.length];
        const client = tenant.client.at(this.nodes[round % this.nodes.length].url);
        await this.kept(() => this.write(tenant, client));
        await this.kept(() => this.read(this.acknowledged.at(Math.random() * this.acknowledged.length)));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_none, index) => one(index)));
  }

  /** Resolves once a count has grown by so much. */
  async grows(count, by) {
    const wanted = this.counts[count] + by;
    await eventually(() => (this.counts[count] >= wanted || this.failures.length > 0 ? true : undefined));
  }

  /** Failures are kept, not raised. */
  async kept(act) {
    try {
      await act();
    } catch (error) {
      this.failures.push(error.message);
    }
  }

  async write({ customer, product }, client) {
    const items = [{ product_id: product, quantity: 1, price: 10 }];
    const draft = await client.post('/invoices', { customer_id: customer, items, tax_rate: 19 });
    assert.equal(draft.status, 201, draft.text);
    const { id } = draft.body;
    await this.attach(client, id);
    const finalized = await client.post(`/invoices/${id}/finalize`, {});
    assert.equal(finalized.status, 200, finalized.text);
    const path = `/invoices/${id}/documents/pdf`;
    const original = await this.answered(200, () => client.get(path));
    if (original !== undefined) this.acknowledge('originals', { client, path, digest: original.digest });
  }

  async attach(client, invoice) {
    const content = Buffer.from(randomBytes(BYTES).toString('hex'));
    const body = {
      reference: 'Hours',
      filename: 'hours.csv',
      media_type: 'text/csv',
      content: content.toString('base64'),
    };
    const made = await this.answered(201, () => client.post(`/invoices/${invoice}/attachments`, body));
    if (made === undefined) return;
    const path = made.headers.get('location').replace(/^\/api/, '');
    this.acknowledge('attachments', { client, path, digest: digestOf(content) });
  }

  acknowledge(kind, file) {
    this.counts[kind] += 1;
    this.counts.stored += 1;
    this.acknowledged.push(file);
  }

  /** Reads a file at another node than the one that has stored it. Returns whether the store was there. */
  async read(file) {
    if (file === undefined) return true;
    const { client, path, digest } = file;
    const other = this.nodes.find(({ url }) => url !== client.url);
    const answer = await this.answered(200, () => client.at(other.url).get(path));
    if (answer === undefined) return false;
    assert.equal(answer.digest, digest, `${path} has other bytes`);
    this.counts.read += 1;
    return true;
  }

  /** Returns the answer; undefined for a 503, which must say that it is worth coming again. */
  async answered(status, send) {
    const answer = await send();
    if (answer.status === status) return { ...answer, digest: digestOf(answer.bytes) };
    assert.equal(answer.status, 503, answer.text);
    assert.equal(answer.body?.code, 'unavailable', answer.text);
    assert.ok(Number(answer.headers.get('retry-after')) > 0, '503 without Retry-After');
    this.counts.unavailable += 1;
    return undefined;
  }

  /** Reads everything that was ever acknowledged, while the store is there. */
  async readAll() {
    for (const file of this.acknowledged)
      await this.kept(async () => assert.ok(await this.read(file), `${file.path} cannot be reached`));
  }
}

function digestOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
