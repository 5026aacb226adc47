import { acceptedQuote, converted, groupsInCents, type Shown } from '../support/accepted-quote.js';
import type { ApiClient } from '../support/api-client.js';
import { Dice } from '../oracle/random-documents.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** With WHOLE=1, ten times as many. */
const QUOTES = process.env['WHOLE'] === '1' ? 600 : 60;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const RATES = [19, 7, 5.5, 0];

/** A few lines of several rates, with amounts that seldom come out even. */
function randomQuote(dice: Dice, { customer_id, product_id }: Record<string, string>): object {
  const adjustment = (): object => {
    const reason = 'Agreed';
    return dice.roll(2) === 0
      ? { percent: 1 + dice.roll(20), reason }
      : { amount: (100 + dice.roll(300)) / 100, reason };
  };
  const items = Array.from({ length: 1 + dice.roll(4) }, () => ({
    product_id,
    quantity: (1000 + dice.roll(9000)) / 1000,
    price: (20_000 + dice.roll(100_000)) / 1000,
    ...ofRate(dice.one(RATES)),
    ...(dice.roll(3) === 0 && { discounts: [adjustment()] }),
    ...(dice.roll(4) === 0 && { charges: [adjustment()] }),
  }));
  return {
    ...{ customer_id, items, tax_rate: 19 },
    prices_include_tax: dice.roll(2) === 0,
    discounts: dice.many(2, adjustment),
    charges: dice.many(1, adjustment),
  };
}

function ofRate(tax_rate: number): object {
  return { tax_rate, tax_category: tax_rate === 0 ? 'Z' : 'S' };
}

/** Some of what is left: a part of each line, or all of it. */
async function somePart(api: ApiClient, dice: Dice, quote: Shown): Promise<object | undefined> {
  const { left } = (await api.get(`/quotes/${String(quote['id'])}/invoices`)).body as { left: Shown[] };
  const items = left.flatMap(({ quote_item_id, quantity }) => {
    if (dice.roll(3) === 0) return [];
    const part = Math.floor(((quantity as number) * 1000 * (1 + dice.roll(6))) / 10) / 1000;
    return dice.roll(3) === 0 || part === 0 ? [{ quote_item_id }] : [{ quote_item_id, quantity: part }];
  });
  const isAll = items.length === left.length && items.every((item) => !('quantity' in item));
  return items.length === 0 || isAll ? undefined : { items };
}

async function undone(api: ApiClient, dice: Dice, invoice: Shown): Promise<boolean> {
  const path = `/invoices/${String(invoice['id'])}`;
  if (dice.roll(4) > 0) return false;
  if (dice.roll(2) === 0) return (await api.delete(path)).status === 204;
  expect((await api.post(`${path}/finalize`)).status).toBe(200);
  expect((await api.post(`${path}/void`)).status).toBe(200);
  return true;
}

/** Invoices a quote in random parts, some of them void or deleted again, and returns those that count. */
async function inParts(api: ApiClient, dice: Dice, quote: Shown): Promise<Shown[]> {
  const made: Shown[] = [];
  const hasDeposit = dice.roll(3) === 0;
  if (hasDeposit) {
    const deposit = await converted(api, quote, { deposit: { percent: 1 + dice.roll(40) } });
    made.push((await api.post(`/invoices/${String(deposit['id'])}/finalize`)).body as Shown);
  }
  for (let turn = dice.roll(4); turn > 0; turn -= 1) {
    const part = await somePart(api, dice, quote);
    if (part === undefined) continue;
    const answer = await api.post(`/quotes/${String(quote['id'])}/invoices`, part);
    if (hasDeposit && answer.status === 422) continue;
    expect([answer.status, answer.body.errors ?? []]).toEqual([201, []]);
    if (!(await undone(api, dice, answer.body as Shown))) made.push(answer.body as Shown);
  }
  const last = hasDeposit ? { final: true } : {};
  const { status } = (await api.get(`/quotes/${String(quote['id'])}`)).body;
  if (status === 'invoiced') return made;
  const first = await converted(api, quote, last);
  if (!(await undone(api, dice, first))) return [...made, first];
  return [...made, await converted(api, quote, last)];
}

async function books(rounding: string): Promise<[Tenant, Record<string, string>]> {
  const tenant = await service.newTenant(`parts-${rounding}`);
  const answer = await (
    await tenant.signIn()
  ).put('/organization', {
    ...{ name: 'Parts', currency: 'EUR', time_zone: 'UTC', tax_rounding: rounding },
  });
  expect(answer.status).toBe(200);
  return [tenant, { customer_id: await tenant.customer(), product_id: await tenant.product() }];
}

describe.each([
  ['document', 7],
  ['line', 11],
])('the invoices of a quote whose tax is rounded by %s', (rounding, seed) => {
  it('add up to it in each tax group, whatever its parts are', async () => {
    const [{ api }, own] = await books(rounding);
    const dice = new Dice(seed);
    for (let n = 0; n < QUOTES / 2; n += 1) {
      const body = randomQuote(dice, own);
      const quote = await acceptedQuote(api, body);
      const made = await inParts(api, dice, quote);
      const sums = [groupsInCents(made), (await api.get(`/quotes/${String(quote['id'])}`)).body.status];
      expect({ body, sums }).toEqual({ body, sums: [groupsInCents([quote['acceptance']]), 'invoiced'] });
      const last = made.at(-1);
      expect((await api.get(`/invoices/${String(last?.['id'])}/calculation`)).status).toBe(200);
      expect((await api.post(`/invoices/${String(last?.['id'])}/finalize`)).status).toBe(200);
    }
  });
});
