import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expected } from './client.mjs';
import { eventually } from './programs.mjs';

/** Requests that race each other, of several organizations that must see nothing of each other. */
export class Mixture {
  counts = { requests: 0, races: 0, rows: 0, foreign: 0, unavailable: 0 };
  failures = [];

  constructor(tenants) {
    this.tenants = tenants;
  }

  /** Runs as many clients at once, each so many times. Failures are kept, not raised. */
  async run(clients, rounds) {
    const acts = [this.sellTwice, this.changeTwice, this.payTwice, this.pry];
    const one = async (index) => {
      for (let round = 0; round < rounds; round += 1) {
        const tenant = this.tenants[(index + round) % this.tenants.length];
        try {
          await acts[(index + round) % acts.length].call(this, tenant, `${index} ${round}`);
        } catch (error) {
          this.failures.push(error.message);
        }
      }
    };
    await Promise.all(Array.from({ length: clients }, (_none, index) => one(index)));
  }

  /** Both copies of a request get the same answer, and one invoice is issued. */
  async sellTwice(tenant) {
    const invoice = await this.sell(tenant, 2);
    tenant.invoices.push(invoice);
  }

  async sell({ client, customer, product }, copies = 1) {
    const items = [{ product_id: product, quantity: 1, price: 10 }];
    const body = { customer_id: customer, items, tax_rate: 19, finalize: true };
    const key = randomUUID();
    const answers = await this.race(
      Array.from({ length: copies }, () => () => this.insist(() => client.post('/invoices', body, key))),
    );
    const [first, ...others] = answers.map((answer) => expected(answer, 201));
    for (const other of others) assert.equal(other.number, first.number);
    return first;
  }

  /** Of two changes of the same version, one wins. */
  async changeTwice({ client, mark }, label) {
    const made = await this.insist(() => client.post('/customers', { name: `${mark} ${label}` }));
    const { id } = expected(made, 201);
    const headers = { 'if-match': made.headers.get('etag') };
    const change = (name) => client.ask('PUT', `/customers/${id}`, { body: { name }, headers });
    const answers = await this.race(['one', 'other'].map((name) => () => change(`${mark} ${name}`)));
    if (answers.some(({ status }) => status === 503)) return;
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412]);
  }

  /** Of two payments of all that is due, one is taken. */
  async payTwice(tenant) {
    const { id } = await this.sell(tenant);
    tenant.invoices.push({ id });
    const pay = () =>
      this.insist(() =>
        tenant.client.post(`/invoices/${id}/payments`, { amount: 11.9, method: 'bank_transfer' }),
      );
    const answers = await this.race([pay, pay]);
    const statuses = answers.map(({ status }) => status).sort();
    assert.equal(statuses[0], 201, answers[0].text);
    assert.ok([409, 422].includes(statuses[1]), `two payments of one debt: ${statuses.join(', ')}`);
  }

  /** Nothing of another organization is shown, neither by its identifier nor in a list. */
  async pry(tenant) {
    const other = this.tenants[(this.tenants.indexOf(tenant) + 1) % this.tenants.length];
    const paths = [
      `/customers/${other.customer}`,
      ...other.invoices.slice(-1).map(({ id }) => `/invoices/${id}`),
    ];
    for (const path of paths) {
      const answer = await this.insist(() => tenant.client.get(path));
      if (answer.status === 200) this.counts.foreign += 1;
      else expected(answer, 404);
    }
    const { data } = expected(await this.insist(() => tenant.client.get('/customers?limit=100')), 200);
    this.counts.rows += data.length;
    this.counts.foreign += data.filter(({ name }) => !name.startsWith(`${tenant.mark} `)).length;
  }

  /** Sends requests at the same moment. */
  race(requests) {
    this.counts.races += 1;
    return Promise.all(requests.map((send) => send()));
  }

  /** Asks again, as a client should, after 503 and while the same request is under way elsewhere. */
  async insist(send) {
    for (;;) {
      this.counts.requests += 1;
      const answer = await send();
      const isUnderWay = answer.body?.code === 'idempotency_in_progress';
      if (answer.status !== 503 && !isUnderWay) return answer;
      if (answer.status === 503) this.counts.unavailable += 1;
      await pause(50);
    }
  }

  /** Raises if the books of an organization have a gap, a number twice, or an event too few. */
  async audit() {
    for (const { client, invoices, mark } of this.tenants) {
      const { data } = expected(await this.insist(() => client.get('/number-series')), 200);
      const series = data.find(
        ({ kind, document_type }) => (kind ?? document_type ?? 'invoice') === 'invoice',
      );
      const found = expected(await this.insist(() => client.get(`/number-series/${series.id}/audit`)), 200);
      const { intact, documents, gaps, duplicates } = found;
      assert.deepEqual({ intact, gaps, duplicates }, { intact: true, gaps: [], duplicates: [] });
      // Where a request failed, it is not known whether its invoice was issued. The failure counts already.
      if (this.failures.length > 0) continue;
      assert.equal(documents, invoices.length, `${mark}: invoices issued`);
      const created = (events) => events.filter(({ type }) => type === 'invoice.created').length;
      await eventually(async () => (created(await this.feed(client)) === invoices.length ? true : undefined));
      const sequences = (await this.feed(client)).map(({ sequence }) => sequence);
      const first = sequences[0];
      assert.deepEqual(
        sequences,
        sequences.map((_sequence, index) => first + index),
      );
    }
  }

  async feed(client) {
    const events = [];
    for (let after = 0; ; after = events.at(-1).sequence) {
      const { data } = expected(await this.insist(() => client.get(`/events?limit=100&after=${after}`)), 200);
      events.push(...data);
      if (data.length < 100) return events;
    }
  }
}
