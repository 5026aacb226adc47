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

describe('what changes the rights of a session', () => {
  const GOOD = 'seven wet otters under a bridge';
  let count = 0;

  /** Somebody whose session is known to both nodes. */
  async function somebody(role = 'viewer') {
    const owner = await service.owner.signIn();
    const email = `node${(count += 1)}@example.com`;
    const { body } = await owner.post('/invitations', { email, role });
    const accepting = { token: body.token as string, name: 'N', password: GOOD };
    await service.anonymous.post('/invitations/accept', accepting);
    const signedIn = await service.anonymous.post('/auth/login', { email, password: GOOD });
    const token = signedIn.body.access_token as string;
    const there = onOther(token);
    expect((await there.get('/auth/me')).status).toBe(200);
    return { owner, there, here: service.anonymous.as(token), id: signedIn.body.user.id as string, email };
  }

  it('takes effect on both nodes before it is answered: another role', async () => {
    const { owner, there, id } = await somebody();
    for (let round = 0; round < 20; round += 1) {
      const [role, status] = round % 2 === 0 ? ['member', 422] : ['viewer', 403];
      expect((await owner.put(`/members/${id}`, { role })).status).toBe(200);
      expect((await there.post('/customers', {})).status).toBe(status);
    }
  });

  it.each([
    ['a removal', async ({ owner, id }) => owner.delete(`/members/${id}`)],
    ['a sign-out by a manager', async ({ owner, id }) => owner.post(`/members/${id}/end-sessions`)],
    [
      'a password change in another session',
      async ({ email }) => {
        const signedIn = await service.anonymous.post('/auth/login', { email, password: GOOD });
        const body = { current_password: GOOD, new_password: 'nine dry badgers on a hill' };
        return service.anonymous.as(signedIn.body.access_token as string).post('/auth/change-password', body);
      },
    ],
    [
      'ending the other sessions',
      async ({ email }) => {
        const signedIn = await service.anonymous.post('/auth/login', { email, password: GOOD });
        return service.anonymous.as(signedIn.body.access_token as string).post('/auth/sessions/end-others');
      },
    ],
  ] as [string, (person: Awaited<ReturnType<typeof somebody>>) => Promise<{ status: number }>][])(
    'takes effect on both nodes before it is answered: %s',
    async (_what, change) => {
      const person = await somebody();
      expect((await change(person)).status).toBe(204);
      expect((await person.there.get('/auth/me')).status).toBe(401);
      expect((await person.here.get('/auth/me')).status).toBe(401);
    },
  );

  it('takes effect on both nodes before it is answered: closing the organization', async () => {
    const tenant = await service.newTenant('closing');
    const session = await tenant.signIn();
    const there = onOther(session.token ?? '');
    expect((await there.post('/customers', {})).status).toBe(422);
    const { body } = await session.get('/auth/me');
    expect((await session.post(`/organizations/${body.organization.id as string}/close`)).status).toBe(200);
    expect((await there.post('/customers', {})).status).toBe(403);
    expect((await onOther(tenant.api.token ?? '').get('/auth/me')).status).toBe(401);
  });
});
