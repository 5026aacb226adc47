import { call, tokenOf } from './api-calls.js';
import type { PanelUnderTest } from './panel-under-test.js';

/** The tokens of people who have signed in, by service and e-mail address. */
const tokens = new Map<string, string>();

/** What the panel keeps of a session in the storage of its tab. */
const KEY = 'countinghouse.session';

interface Me {
  readonly user: object;
  readonly organization: object;
  readonly set_up_only: boolean;
}

/**
 * A statement of JavaScript that puts a session into the storage of a tab, as if its person had signed in there.
 *
 * Typing into the form costs a second of computing, which `panel.spec.ts` spends. Undefined if the person cannot sign
 * in by the password alone.
 */
export async function sessionScript(panel: PanelUnderTest, email: string): Promise<string | undefined> {
  const name = `${panel.baseUrl} ${email}`;
  const known = tokens.get(name);
  const session = known === undefined ? undefined : await sessionOf(panel, known);
  const token = session === undefined ? await tokenOf({ ...panel, email }) : known;
  if (token === undefined) return undefined;
  tokens.set(name, token);
  const stored = session ?? (await sessionOf(panel, token));
  return `sessionStorage.setItem('${KEY}', ${JSON.stringify(JSON.stringify(stored))})`;
}

/** Undefined if the token does not count any more. */
async function sessionOf(panel: PanelUnderTest, token: string): Promise<object | undefined> {
  const { status, body } = await call(panel, token, { path: '/auth/me' });
  if (status !== 200) return undefined;
  const { user, organization, set_up_only } = body as Me;
  return { accessToken: token, user, organization, ...(set_up_only ? { setUpOnly: true } : {}) };
}
