import {
  endSession,
  renewSession,
  sessionState,
  subscribe,
  type Session,
  type SessionState,
} from './session-store';

/**
 * Lets a new tab of this browser take over the session of another one.
 *
 * Each tab keeps its own session, so that two tabs may show two organizations. A tab without one asks the others over a
 * BroadcastChannel, which only pages of the same origin receive. Nothing is stored that would outlive the tabs.
 * Decision 0070 has the reasons.
 */

const CHANNEL = 'countinghouse.session';

/** Whether any tab may be signed in. It contains no secret, and saves other tabs the wait for an answer. */
const MARKER = 'countinghouse.signed-in';

/** Tabs answer within a few milliseconds, unless the browser has frozen them. */
const ANSWER_MS = 400;

type Message =
  | { readonly kind: 'question' }
  | { readonly kind: 'answer'; readonly session: Session; readonly activeAtMs: number }
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'ended'; readonly accessToken: string };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

let activeAtMs = Date.now();
let before: SessionState = sessionState();

/** Starts the sharing. `onEnded` is called when the user has signed out in another tab. */
export function shareSession(onEnded: () => void): void {
  if (channel === undefined) return;
  for (const event of ['pointerdown', 'keydown', 'focus']) {
    addEventListener(event, () => (activeAtMs = Date.now()), { capture: true, passive: true });
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data, onEnded));
  before = sessionState();
  subscribe(tellOthers);
  if (before.session !== undefined) localStorage.setItem(MARKER, '1');
}

/** Asks the other tabs for a session. If there are several, uses that of the tab used last. */
export async function sessionOfOtherTab(): Promise<Session | undefined> {
  if (channel === undefined || localStorage.getItem(MARKER) === null) return undefined;
  const answers: { session: Session; activeAtMs: number }[] = [];
  const listen = ({ data }: MessageEvent<Message>): void => {
    if (data.kind === 'answer') answers.push(data);
  };
  channel.addEventListener('message', listen);
  send({ kind: 'question' });
  await firstAnswer(answers);
  channel.removeEventListener('message', listen);
  if (answers.length === 0) localStorage.removeItem(MARKER);
  return answers.toSorted((one, other) => other.activeAtMs - one.activeAtMs)[0]?.session;
}

/** Waits for an answer, and then a moment longer for those of other tabs. */
async function firstAnswer(answers: readonly unknown[]): Promise<void> {
  const deadlineMs = performance.now() + ANSWER_MS;
  while (answers.length === 0 && performance.now() < deadlineMs) await pause(10);
  if (answers.length > 0) await pause(30);
}

function hear(message: Message, onEnded: () => void): void {
  const { session, isExpired } = sessionState();
  if (message.kind === 'question' && session !== undefined && !isExpired) {
    send({ kind: 'answer', session, activeAtMs });
  }
  if (message.kind === 'ended' && session?.accessToken === message.accessToken) {
    endSession();
    onEnded();
  }
  if (message.kind === 'renewed' && isExpired && isSamePerson(session, message.session)) {
    renewSession(message.session);
  }
}

function tellOthers(): void {
  const now = sessionState();
  const { session: last, isExpired: wasExpired } = before;
  before = now;
  if (now.session === undefined) {
    if (last === undefined) return;
    localStorage.removeItem(MARKER);
    send({ kind: 'ended', accessToken: last.accessToken });
    return;
  }
  localStorage.setItem(MARKER, '1');
  if (wasExpired && !now.isExpired) send({ kind: 'renewed', session: now.session });
}

function isSamePerson(one: Session | undefined, other: Session): boolean {
  return one?.user.id === other.user.id && one.organization.id === other.organization.id;
}

function send(message: Message): void {
  channel?.postMessage(message);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
