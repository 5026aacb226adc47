/** Long enough for slow machines. A condition that is met earlier ends the wait. */
const WITHIN_MS = 30_000;
const AGAIN_AFTER_MS = 10;

/** Repeats an attempt until it returns something; fails if that takes too long. */
export async function eventually<T>(attempt: () => Promise<T | undefined>, withinMs = WITHIN_MS): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await attempt();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
    await pause(AGAIN_AFTER_MS);
  }
}

/** Waits until a condition holds. */
export async function until(holds: () => boolean, withinMs = WITHIN_MS): Promise<void> {
  await eventually(() => Promise.resolve(holds() ? true : undefined), withinMs);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
