import fc from 'fast-check';
import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

interface Line {
  readonly quantity: number;
  readonly cents: number;
}

/** What a caller knows about its drafts: their lines, by id, the newest last. */
type Model = Map<string, { version: number; lines: readonly Line[] }>;

interface World {
  readonly api: ApiClient;
  readonly customer: string;
  readonly product: string;
}

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 50 }), cents: fc.integer({ min: 0, max: 99_999 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);

class Create implements fc.AsyncCommand<Model, World> {
  constructor(private readonly lines: readonly Line[]) {}
  check = (): boolean => true;
  async run(model: Model, world: World): Promise<void> {
    service.clock.passes('1 second');
    const answer = await world.api.post('/invoices', bodyOf(world, this.lines));
    expect(answer.status).toBe(201);
    expectAmounts(answer.body, this.lines);
    model.set(answer.body.id as string, { version: 1, lines: this.lines });
  }
  toString = (): string => `create ${JSON.stringify(this.lines)}`;
}

class Update implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly nth: number,
    private readonly lines: readonly Line[],
    private readonly stale: boolean,
  ) {}
  check = (model: Readonly<Model>): boolean => model.size > 0;
  async run(model: Model, world: World): Promise<void> {
    const [id, known] = [...model][this.nth % model.size]!;
    const headers = { 'if-match': `"v${known.version - (this.stale ? 1 : 0)}"` };
    const answer = await world.api.put(`/invoices/${id}`, bodyOf(world, this.lines), { headers });
    expect(answer.status).toBe(this.stale ? 412 : 200);
    if (this.stale) return;
    expectAmounts(answer.body, this.lines);
    model.set(id, { version: known.version + 1, lines: this.lines });
  }
  toString = (): string => `update ${this.nth} ${this.stale ? 'stale' : ''} ${JSON.stringify(this.lines)}`;
}

class Delete implements fc.AsyncCommand<Model, World> {
  constructor(private readonly nth: number) {}
  check = (model: Readonly<Model>): boolean => model.size > 0;
  async run(model: Model, { api }: World): Promise<void> {
    const [id] = [...model][this.nth % model.size]!;
    expect((await api.delete(`/invoices/${id}`)).status).toBe(204);
    expect((await api.get(`/invoices/${id}`)).status).toBe(404);
    model.delete(id);
  }
  toString = (): string => `delete ${this.nth}`;
}

class List implements fc.AsyncCommand<Model, World> {
  constructor(private readonly limit: number) {}
  check = (): boolean => true;
  async run(model: Model, { api }: World): Promise<void> {
    const listed: { id: string; version: number }[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await api.get(`/invoices?limit=${this.limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
      listed.push(...(page.body.data as { id: string; version: number }[]));
      cursor = page.body.next_cursor as string | null;
    }
    const expected = [...model].map(([id, { version }]) => ({ id, version })).reverse();
    expect(listed.map(({ id, version }) => ({ id, version }))).toEqual(expected);
  }
  toString = (): string => `list by ${this.limit}`;
}

class Read implements fc.AsyncCommand<Model, World> {
  constructor(private readonly nth: number) {}
  check = (model: Readonly<Model>): boolean => model.size > 0;
  async run(model: Model, { api }: World): Promise<void> {
    const [id, known] = [...model][this.nth % model.size]!;
    const { body } = await api.get(`/invoices/${id}`);
    expect(body.version).toBe(known.version);
    expectAmounts(body, known.lines);
  }
  toString = (): string => `read ${this.nth}`;
}

describe('any sequence of operations on drafts', () => {
  it('gives the state that a caller expects from the acknowledged ones', async () => {
    const nth = fc.nat({ max: 20 });
    const commands = fc.commands(
      [
        lines.map((of) => new Create(of)),
        fc.tuple(nth, lines, fc.boolean()).map(([n, of, stale]) => new Update(n, of, stale)),
        nth.map((n) => new Delete(n)),
        nth.map((n) => new Read(n)),
        fc.integer({ min: 1, max: 7 }).map((limit) => new List(limit)),
      ],
      { maxCommands: 40 },
    );
    let books = 0;
    await fc.assert(
      fc.asyncProperty(commands, async (done) => {
        books += 1;
        tenant = await service.newTenant(`model-${books}`);
        const world = { api: tenant.api, customer: await tenant.customer(), product: await tenant.product() };
        await fc.asyncModelRun(() => ({ model: new Map() as Model, real: world }), done);
      }),
      { numRuns: 25, seed: 20_261_121, endOnFailure: true },
    );
  });
});

function bodyOf({ customer, product }: World, of: readonly Line[]): object {
  const items = of.map(({ quantity, cents }) => ({ product_id: product, quantity, price: cents / 100 }));
  return { customer_id: customer, items, tax_rate: 19 };
}

function expectAmounts(
  invoice: { subtotal: number; tax_total: number; total: number },
  of: readonly Line[],
): void {
  const cents = of.reduce((sum, line) => sum + line.quantity * line.cents, 0);
  const tax = Math.floor((cents * 19 + 50) / 100);
  expect(inCents(invoice)).toEqual({ subtotal: cents, tax_total: tax, total: cents + tax });
}

function inCents({
  subtotal,
  tax_total,
  total,
}: {
  subtotal: number;
  tax_total: number;
  total: number;
}): object {
  const [a, b, c] = [subtotal, tax_total, total].map((amount) => Math.round(amount * 100));
  return { subtotal: a, tax_total: b, total: c };
}
