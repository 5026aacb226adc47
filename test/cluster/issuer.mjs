import assert from 'node:assert/strict';
import { Client, expected } from './client.mjs';
import { ask, createRoles } from './database.mjs';
import { superuser, urlOf } from './debian-postgres.mjs';
import { Node } from './nodes.mjs';
import { freePorts } from './programs.mjs';

/** A node that issues invoices on a server that will be lost, or on what was restored of it. */
export class Issuer {
  client = new Client();

  constructor(servers) {
    this.servers = servers;
  }

  /** Starts on an empty server, with a customer and a product. */
  static async onEmpty(servers, port) {
    await createRoles((sql, database) => ask(superuser(port, database), sql));
    const issuer = new Issuer(servers);
    const key = await issuer.startOn(port);
    issuer.client.token = key;
    const customer = await issuer.create('/customers', { name: 'Difference Engines GmbH' });
    const product = await issuer.create('/products', { name: 'Programming' });
    const items = [{ product_id: product.id, quantity: 1, price: 10 }];
    issuer.draft = { customer_id: customer.id, items, tax_rate: 19, finalize: true };
    return issuer;
  }

  /** Starts a node on another server. Returns the API key of the first start. */
  async startOn(port) {
    const [nodePort] = await freePorts(1);
    const node = new Node(nodePort, {
      DATABASE_URL: urlOf('countinghouse_runtime', port),
      MIGRATION_DATABASE_URL: urlOf('countinghouse_owner', port),
      RATE_LIMIT_PER_SECOND: '0',
      REQUEST_WAIT_MS: '60000',
    });
    this.servers.onEnd(() => node.child && node.stop());
    this.node = node;
    this.client = this.client.at(node.url);
    return node.start();
  }

  /** Ends the node without a warning. */
  async kill() {
    assert.equal(await this.node.stop('SIGKILL'), null);
  }

  async issue(count) {
    for (let n = 0; n < count; n += 1) await this.create('/invoices', this.draft);
  }

  async numbers() {
    const found = [];
    for (let cursor = ''; cursor !== null;) {
      const answer = await this.client.get(`/invoices?limit=100${cursor && `&cursor=${cursor}`}`);
      const page = expected(answer, 200);
      found.push(...page.data.map(({ number }) => number));
      cursor = page.next_cursor;
    }
    return found.sort();
  }

  /** Raises unless the books have exactly these numbers, are intact, and go on without a gap. */
  async goesOnAfter(wanted) {
    assert.deepEqual(await this.numbers(), wanted);
    await this.issue(1);
    const { data } = expected(await this.client.get('/number-series'), 200);
    const audits = await Promise.all(data.map(({ id }) => this.client.get(`/number-series/${id}/audit`)));
    const audit = audits.map((answer) => expected(answer, 200)).find(({ documents }) => documents > 0);
    const { intact, gaps, duplicates, documents } = audit;
    assert.deepEqual({ intact, gaps, duplicates }, { intact: true, gaps: [], duplicates: [] });
    assert.equal(documents, wanted.length + 1);
    return { gaps: gaps.length, duplicates: duplicates.length };
  }

  async create(path, body) {
    return expected(await this.client.post(path, body), 201);
  }
}
