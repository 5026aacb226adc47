/** A driver: a program in one of the languages that executes each line of JSON and answers with a line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** Longer than any time-out and any wait of a scenario. */
const PATIENCE_MS = 60_000;

/** Starts a driver. Returns { ask(command), stop() }. `ask` raises an Error if the driver has ended or hangs. */
export function startDriver({ command: [program, ...args], cwd, env }) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve((complaints += error.message)));
    child.once('close', resolve);
  });
  return {
    async ask(command) {
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      child.stdin.write(`${JSON.stringify(command)}\n`);
      const { value: line, done } = await lines.next();
      clearTimeout(timer);
      if (!done) return JSON.parse(line);
      await ended;
      throw new Error(`The driver has ended. ${complaints.slice(-4000)}`);
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null)
        await Promise.race([ended, once(child, 'close')]);
    },
  };
}
