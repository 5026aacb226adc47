import { sessionOfOtherTab } from './session-sharing';
import { renewSession, sessionState } from './session-store';

/** Whether the user is signed in, here or in another tab, whose session is then taken over. */
export async function isSignedIn(): Promise<boolean> {
  if (sessionState().session !== undefined) return true;
  const session = await sessionOfOtherTab();
  if (session !== undefined) renewSession(session);
  return session !== undefined;
}
