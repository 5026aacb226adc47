import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PlainCallers, type Answer, type PlainRequest } from './plain-callers.js';

/** With more of them the generator is what is overloaded. */
const SOCKETS = 500;
/** The kernel opens connections before the service accepts them. */
const ACCEPTED_MS = 1_000;
const AT_ONCE = 50;
const REFUSING = fileURLToPath(new URL('refusing-server.js', import.meta.url));

export interface Flood {
  readonly perSecond: number;
  readonly seconds: number;
  /** Called once a second. */
  readonly watch?: () => void;
}

/** Sends more requests than can be answered, without waiting for answers. Returns all answers. */
export async function flood(
  url: string,
  next: () => PlainRequest,
  { perSecond, seconds, watch }: Flood,
): Promise<Answer[]> {
  const callers = new PlainCallers(url, SOCKETS);
  await callers.connected();
  await wait(ACCEPTED_MS);
  const asked: Promise<Answer>[] = [];
  const began = performance.now();
  let watchedMs = 0;
  for (let elapsedMs = 0; elapsedMs < seconds * 1_000; elapsedMs = performance.now() - began) {
    // On few cores the generator itself may fall behind; what it missed is not made up for in one go.
    const due = Math.min((elapsedMs / 1_000) * perSecond - asked.length, AT_ONCE);
    for (let n = 0; n < due; n += 1) asked.push(callers.ask(next()));
    if (elapsedMs >= watchedMs) {
      watchedMs += 1_000;
      watch?.();
    }
    await wait(5);
  }
  const answers = await Promise.all(asked);
  callers.end();
  return answers;
}

/** Measures something while a bare server on the same machine refuses as many requests, and so does the generator. */
export async function besideRefusals<T>(
  next: () => PlainRequest,
  given: Flood,
  measure: () => Promise<T>,
): Promise<T> {
  const server = fork(REFUSING);
  try {
    const [port] = (await once(server, 'message')) as [number];
    const [measured] = await Promise.all([
      wait(ACCEPTED_MS).then(measure),
      flood(`http://127.0.0.1:${port}`, next, given),
    ]);
    return measured;
  } finally {
    server.disconnect();
  }
}
