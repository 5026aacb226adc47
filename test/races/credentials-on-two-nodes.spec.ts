import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';
import { joined } from '../stories/people/people.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

describe('a node', () => {
  it('checks credentials by itself, also after another one in its process has stopped', async () => {
    const other = await TestService.start({ sharing: service });
    expect((await owner.get('/members')).status).toBe(200);
    await other.stop();
    await owner.post('/members/usr_1/end-sessions');
    await service.newTenant('later');
    const invited = await owner.post('/invitations', { email: 'a@example.com', role: 'viewer' });
    expect(invited.status).toBe(201);
  });

  it('forgets what it knows of a credential when another one changes it', async () => {
    const other = await TestService.start({ sharing: service });
    try {
      const person = await joined(service, owner, { email: 'b@example.com', role: 'bookkeeper' });
      const [here, there] = [person.session, other.anonymous.as(person.session.token)];
      const statuses = async (): Promise<number[]> => {
        const answers = [
          await here.post('/customers', { name: 'A' }),
          await there.post('/customers', { name: 'B' }),
        ];
        return answers.map(({ status }) => status);
      };
      expect(await statuses()).toEqual([201, 201]);
      await owner.put(`/members/${person.id}`, { role: 'viewer' });
      expect(await statuses()).toEqual([403, 403]);
      await other.anonymous.as(owner.token).put(`/members/${person.id}`, { role: 'member' });
      expect(await statuses()).toEqual([201, 201]);
      await owner.delete(`/members/${person.id}`);
      expect(await statuses()).toEqual([401, 401]);
    } finally {
      await other.stop();
    }
  });
});
