/** How often the service is asked for while it cannot be reached. */
const ASK_EVERY_MS = 3_000;

let isLost = false;
let waiting: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Whether the service is known to be out of reach. */
export function isConnectionLost(): boolean {
  return isLost;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Watches for the end of the connection, as the browser tells it. */
export function watchConnection(): void {
  addEventListener('offline', () => void reachable());
  if (!navigator.onLine) void reachable();
}

/**
 * Loads a part of the panel. While the service cannot be reached, it waits and tries again, so that the page stays
 * with everything typed into it. Raises the error if the service answers and has no such part.
 */
export async function whenReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isReachable()) throw error;
      await reachable();
    }
  }
}

/** Waits until the service answers. */
function reachable(): Promise<void> {
  waiting ??= askUntilReachable().finally(() => {
    waiting = undefined;
    become(false);
  });
  return waiting;
}

async function askUntilReachable(): Promise<void> {
  become(true);
  do await pause();
  while (!(await isReachable()));
}

/** Ends sooner when the browser has a network again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ASK_EVERY_MS);
    addEventListener('online', end);
  });
}

function isReachable(): Promise<boolean> {
  return fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function become(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}
