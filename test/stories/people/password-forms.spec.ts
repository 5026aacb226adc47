import { hash } from '@node-rs/argon2';
import { TestService } from '../../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const composed = 'm\u00fcnchen an der isar 1158';
const decomposed = 'mu\u0308nchen an der isar 1158';

async function signsIn(password: string): Promise<number> {
  const { email } = service.owner;
  return (await service.anonymous.post('/auth/login', { email, password })).status;
}

const isStored = (hashed: string): Promise<unknown> =>
  service.database.admin.query('UPDATE users SET password_hash = $2 WHERE email = $1', [
    service.owner.email,
    hashed,
  ]);

describe('a password with an umlaut', () => {
  it('is the same from a machine that types it as one character and from one that types two', async () => {
    const { password } = service.owner;
    const owner = await service.owner.signIn();
    const changed = await owner.post('/auth/change-password', {
      current_password: password,
      new_password: decomposed,
    });
    expect(changed.status).toBeLessThan(300);
    expect([await signsIn(composed), await signsIn(decomposed)]).toEqual([200, 200]);
  });

  it.each([composed, decomposed])('that was hashed as it was typed still is one', async (typed) => {
    await isStored(await hash(typed));
    expect([await signsIn(composed), await signsIn(decomposed)]).toEqual([200, 200]);
    expect(await signsIn('munchen an der isar 1158')).toBe(401);
  });
});
