import { execFile } from 'node:child_process';

/**
 * Sets the batch scheduling policy for a server's processes on Linux, so that they do not preempt others on a busy core
 * (decision 0037).
 *
 * Takes the process id of the server, before it has started others. If `chrt` is missing or not permitted, nothing
 * happens, and the server is only slower. Raises nothing.
 */
export function scheduleAsBatch(pid: number): Promise<void> {
  return new Promise((resolve) => {
    execFile('chrt', ['-b', '-p', '0', String(pid)], () => resolve());
  });
}
