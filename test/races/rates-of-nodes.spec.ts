import { eventually, pause } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

const BURST = 40;
/** Far fewer than a burst: alone, the other node would refuse none of them. */
const FEW = 10;

let service: TestService;
let other: TestService;

beforeAll(async () => {
  const env = { RATE_LIMIT_PER_SECOND: '20', RATE_LIMIT_BURST: String(BURST) };
  service = await TestService.start({ env });
  other = await TestService.start({ sharing: service, env });
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

describe('what a caller has taken at one node', () => {
  it('is soon gone at the other one, and returns at both as time passes', async () => {
    const { api } = service.owner;
    const there = other.anonymous.as(api.token);
    // The nodes learn of each other within seconds. Until then they do not tell what they let through.
    await eventually(async () => {
      service.clock.passes('10 seconds');
      for (let taken = 0; taken < BURST; taken += 1) await api.get('/auth/me');
      for (let asked = 0; asked < FEW; asked += 1) {
        if ((await there.get('/auth/me')).status === 429) return true;
        await pause(100);
      }
      return undefined;
    });
    expect((await there.get('/auth/me')).status).toBe(429);
    service.clock.passes('1 hour');
    expect((await there.get('/auth/me')).status).toBe(200);
    expect((await api.get('/auth/me')).status).toBe(200);
  });
});
