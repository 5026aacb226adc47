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

  it('refuses the keys of a removed member at once if they are to end, and no other keys', async () => {
    const other = await TestService.start({ sharing: service });
    try {
      for (const [choice, status] of [
        ['', 200],
        ['?api_keys=keep', 200],
        ['?api_keys=revoke', 401],
      ] as const) {
        const person = await joined(service, owner, {
          email: `c${status}${choice.length}@example.com`,
          role: 'admin',
        });
        const { body: key } = await person.session.post('/api-keys', { name: 'Made by somebody' });
        const nodes = [service.anonymous.as(key.secret as string), other.anonymous.as(key.secret as string)];
        for (const node of nodes) expect((await node.get('/customers')).status).toBe(200);
        expect((await owner.delete(`/members/${person.id}${choice}`)).status).toBe(204);
        for (const node of nodes) expect((await node.get('/customers')).status).toBe(status);
      }
      for (const node of [service, other]) {
        expect((await node.anonymous.as(service.owner.api.token).get('/customers')).status).toBe(200);
      }
    } finally {
      await other.stop();
    }
  });

  it('refuses to remove a member for a choice that there is not', async () => {
    const { status, body } = await owner.delete('/members/usr_01h455vb4pex5vsknk084sn02q?api_keys=burn');
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });
});
