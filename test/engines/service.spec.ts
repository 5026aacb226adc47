import { TestService } from '../support/test-service.js';

/** Headers that differ in every response. */
const OF_THE_MOMENT = ['date', 'x-request-id'];

let engines: TestService;
let stock: TestService;

beforeAll(async () => {
  engines = await TestService.start({ env: { ENGINES: 'all' } });
  stock = await TestService.start({ env: { ENGINES: 'stock' }, sharing: engines });
});
afterAll(async () => {
  await stock.stop();
  await engines.stop();
});

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CUSTOMER = JSON.stringify({
  name: ' Müller 🧾 ',
  email: 'a@b.example',
  metadata: { project: 'Apollo' },
});

const REQUESTS: readonly (readonly [path: string, sent: Sent])[] = [
  ['/customers', { method: 'POST', body: '{"name":"","phones":1,"email":"nobody"}' }],
  ['/customers', { method: 'POST', body: '{"name":"A","name":"B"}' }],
  ['/customers', { method: 'POST', body: '[]' }],
  ['/customers', { method: 'POST', body: CUSTOMER, headers: { 'Content-Type': 'text/plain' } }],
  ['/customers', {}],
  ['/customers', { method: 'HEAD' }],
  ['/customers', { method: 'OPTIONS' }],
  ['/customers', { method: 'DELETE' }],
  ['/customers?limit=1&sort=-created_at', {}],
  ['/customers?limit=no', {}],
  ['/customers/cus_01h455vb4pex5vsknk084sn02q', {}],
  ['/number-series', {}],
  ['/reports/receivables', {}],
  ['/events?limit=5', {}],
  ['/auth/me', { headers: { Authorization: 'Bearer nobody' } }],
  ['/auth/me', { headers: { Authorization: '' } }],
  ['/nowhere', {}],
  ['/%ff', {}],
];

describe('a service with all engines and one with their stock twins, on the same books', () => {
  it.each(REQUESTS)('return the same answer: %s %j', async (path, sent) => {
    const answers = [await answerOf(engines, path, sent), await answerOf(stock, path, sent)];
    expect(answers[0]).toEqual(answers[1]);
  });

  it('replay each other’s answers', async () => {
    const sent = { method: 'POST', body: CUSTOMER, headers: { 'Idempotency-Key': 'one-key-for-both' } };
    const [first, later] = [
      await answerOf(engines, '/customers', sent),
      await answerOf(stock, '/customers', sent),
    ];
    const replayed = ['idempotent-replayed', 'true'];
    expect(later.headers).toContainEqual(replayed);
    const headers = later.headers.filter(([name]) => name !== replayed[0]);
    expect({ ...later, headers }).toEqual(first);
  });
});

interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

async function answerOf(service: TestService, path: string, sent: Sent): Promise<Answer> {
  const headers = {
    Authorization: `Bearer ${service.owner.api.token}`,
    'Content-Type': 'application/json',
    ...sent.headers,
  };
  const answer = await fetch(`${service.url}/api${path}`, { ...sent, headers });
  const kept = [...answer.headers].filter(([name]) => !OF_THE_MOMENT.includes(name));
  const text = (await answer.text()).replace(/"request_id":"[^"]*"/, '');
  return { status: answer.status, headers: kept, text };
}
