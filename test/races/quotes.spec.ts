import { TestService } from '../support/test-service.js';
import { quoteBody, quoteThing } from '../support/quote-thing.js';

const AT_ONCE = 50;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('fifty who accept a quote at once', () => {
  it('are one acceptance, and the others are told', async () => {
    const { api } = service.owner;
    const body = quoteBody(await service.owner.customer(), await service.owner.product());
    const { quo } = await quoteThing(api, body, { isIssued: true });
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_none, n) =>
        api.post(`/quotes/${quo}/accept`, { name: `Clerk ${n}`, channel: 'phone' }),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
    const stored = (await api.get(`/quotes/${quo}`)).body;
    expect(stored.acceptance).toEqual(accepted[0]?.body.acceptance);
    await service.eventsNumbered();
    const { rows } = await service.database.admin.query(
      `SELECT count(*)::integer AS n FROM events WHERE type = 'quote.accepted'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('revisions that are issued at once', () => {
  it('supersede the quote once, with numbers without a gap', async () => {
    const { api } = service.owner;
    const body = quoteBody(await service.owner.customer(), await service.owner.product());
    const { quo } = await quoteThing(api, body, { isIssued: true });
    const drafts = await Promise.all(Array.from({ length: 8 }, () => api.post(`/quotes/${quo}/revise`)));
    const [accepting, ...issuing] = await Promise.all([
      api.post(`/quotes/${quo}/accept`, { name: 'Ada', channel: 'paper' }),
      ...drafts.map((draft) => api.post(`/quotes/${draft.body.id as string}/issue`)),
    ]);
    const won = [accepting, ...issuing].filter((answer) => answer.status === 200);
    expect(won).toHaveLength(1);
    const { status } = (await api.get(`/quotes/${quo}`)).body;
    expect(status).toBe(accepting.status === 200 ? 'accepted' : 'superseded');
    const series = (await api.get('/number-series')).body.data as { document_type: string; id: string }[];
    const own = series.find((one) => one.document_type === 'quote');
    expect((await api.get(`/number-series/${String(own?.id)}/audit`)).body).toMatchObject({
      intact: true,
      gaps: [],
    });
  });
});

describe('a product that is deleted while quotes are written that name it', () => {
  it('is never gone while one of them does', async () => {
    const { api } = service.owner;
    const customer = await service.owner.customer();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const product = await service.owner.product();
        const [written, removed] = await Promise.all([
          api.post('/quotes', quoteBody(customer, product)),
          api.delete(`/products/${product}`),
        ]);
        const isNamed = written.status === 201;
        return [removed.status, isNamed, (await api.get(`/products/${product}`)).status] as const;
      }),
    );
    for (const [removed, isNamed, status] of outcomes) {
      expect([removed, status]).toEqual([204, isNamed ? 200 : 404]);
    }
  });
});
