import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats a question until there is an answer.
 *
 * Takes the question, which returns undefined for "not yet", and the times in milliseconds. Returns the answer, or
 * undefined after the time-out. Raises what the question raises.
 */
export async function waitUntil<Answer>(
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  { timeoutMs, everyMs = 10 }: { timeoutMs: number; everyMs?: number },
): Promise<Answer | undefined> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || performance.now() > endMs) return answer;
    await sleep(everyMs);
  }
}
