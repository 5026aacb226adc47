import { execFile } from 'node:child_process';

/**
 * Asks Linux to let a server's processes, on a core that is busy, wait for their turn (decision 0037).
 *
 * Takes the process id of the server, before it has started others. Where `chrt` is missing or may not, nothing
 * happens; the server is then only slower. Raises nothing.
 */
export function scheduleAsBatch(pid: number): Promise<void> {
  return new Promise((resolve) => {
    execFile('chrt', ['-b', '-p', '0', String(pid)], () => resolve());
  });
}
