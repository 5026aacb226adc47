/** Runs child programs, and ends them on Ctrl-C. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { setTimeout } from 'node:timers';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The process groups of the running programs, and how long each may continue after a signal. */
const groups = new Map();

/** npm forwards Ctrl-C to a program that already got it from the terminal. Only a later one means impatience. */
const REPEATED_MS = 1000;

/** The first signal that requested the end, and its time. */
let interruption;
let interruptedMs = 0;

/** An error with one sentence for the user, and the exit code. */
export class Failure extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode || 1;
  }
}

/** Prints a line for the user on standard error. Standard output is for programs. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs the work, and passes Ctrl-C, SIGTERM and SIGHUP on to its child programs, which end first.
 *
 * Takes a function that returns a promise. Raises what that raises, and Failure after a signal.
 */
export async function interruptible(work) {
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, interrupt);
  }
}

/** Raises Failure if a signal has requested the end. */
export function stopIfInterrupted() {
  if (interruption)
    throw new Failure(`Stopped by ${interruption}.`, 128 + os.constants.signals[interruption]);
}

/**
 * Runs a program in the repository's folder, or in `cwd` below it.
 *
 * Takes the program, its arguments, and options: `cwd`, `env` (added to this process's own), `isQuiet` (its output is
 * kept and not shown), `isAnswer` (only what it prints on standard output is kept), `patienceMs` (how long it may
 * continue after a signal; 10 seconds by default). Returns { code, output }; a program that cannot be found has code
 * 127. Raises Failure if a signal requests the end.
 */
export async function run(program, args, options) {
  stopIfInterrupted();
  const { cwd = root, env = {}, isQuiet = false, isAnswer = false, patienceMs = 10000 } = options || {};
  // A process group of its own, so that the children of the program get the signals too.
  const child = spawn(program, args, {
    cwd,
    env: Object.assign({}, process.env, env),
    detached: true,
    stdio: ['ignore', isQuiet || isAnswer ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream) stream.on('data', (chunk) => chunks.push(chunk));
  if (child.pid) groups.set(child.pid, patienceMs);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(127);
    });
    child.once('close', (exitCode) => resolve(exitCode === null ? 1 : exitCode));
  });
  groups.delete(child.pid);
  stopIfInterrupted();
  return { code, output: Buffer.concat(chunks).toString() };
}

/** Runs a command in a folder, quietly, and returns what it printed. Raises Failure if it fails. */
export async function outputOf([program, ...args], cwd, env = {}) {
  const { code, output } = await run(program, args, { cwd, env, isQuiet: true });
  if (code !== 0) throw new Failure(`${program} ${args.join(' ')} failed: ${output.slice(-3000)}`);
  return output;
}

function interrupt(signal) {
  const isFirst = interruption === undefined;
  if (!isFirst && Date.now() - interruptedMs < REPEATED_MS) return;
  if (isFirst) interruptedMs = Date.now();
  interruption = signal;
  for (const [group, patienceMs] of groups) {
    end(group, isFirst ? signal : 'SIGKILL');
    setTimeout(() => end(group, 'SIGKILL'), patienceMs).unref();
  }
}

function end(group, signal) {
  if (!groups.has(group)) return;
  try {
    process.kill(-group, signal);
  } catch {
    // The process ended at this moment.
  }
}
