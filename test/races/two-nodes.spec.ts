import { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let other: TestService;

beforeAll(async () => {
  service = await TestService.start();
  other = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const onOther = (token: string): ApiClient => new ApiClient(other.url, token);

describe('a credential used on two nodes', () => {
  it('ends on both before its revocation is answered', async () => {
    const session = await service.owner.signIn();
    for (let round = 0; round < 50; round += 1) {
      const { body } = await session.post('/api-keys', { name: `Round ${round}` });
      const token = body.secret as string;
      expect((await onOther(token).get('/auth/me')).status).toBe(200);
      expect((await session.delete(`/api-keys/${body.id}`)).status).toBe(204);
      expect((await onOther(token).get('/auth/me')).status).toBe(401);
    }
  });

  it('does not idle out on one while it is used on the other', async () => {
    const session = await service.owner.signIn();
    const elsewhere = onOther(session.token ?? '');
    expect((await elsewhere.get('/auth/me')).status).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      service.clock.passes('40 minutes');
      expect((await session.get('/auth/me')).status).toBe(200);
    }
    expect((await elsewhere.get('/auth/me')).status).toBe(200);
  });
});
