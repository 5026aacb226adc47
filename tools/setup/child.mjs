/** Programs that the tools run, and how Ctrl-C ends them. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { setTimeout } from 'node:timers';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The process groups of the programs that run now, and for how long each may go on after a signal. */
const groups = new Map();

/** npm passes Ctrl-C on to a program that the terminal has sent it to already: only later does it mean impatience. */
const REPEATED_MS = 1000;

/** The signal that asked for the end, once one did, and when it came. */
let interruption;
let interruptedMs = 0;

/** Something that the person should read as one sentence, and the exit code that belongs to it. */
export class Failure extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode || 1;
  }
}

/** Prints a line for the person; standard output stays for what programs read. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Does the work with Ctrl-C, SIGTERM and SIGHUP handed to the programs that it runs, which end before it does.
 *
 * Takes a function that gives a promise. Raises what that raises, and Failure after a signal.
 */
export async function interruptible(work) {
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, interrupt);
  }
}

/** Raises Failure when a signal has asked for the end. */
export function stopIfInterrupted() {
  if (interruption)
    throw new Failure(`Stopped by ${interruption}.`, 128 + os.constants.signals[interruption]);
}

/**
 * Runs a program to its end in the repository's folder, or in `cwd` below it.
 *
 * Takes the program, its arguments, and options: `cwd`, `env` (added to this process's own), `isQuiet` (its output is
 * kept instead of shown), `patienceMs` (how long it may go on after a signal, 10 seconds if not given). Gives
 * { code, output }; a program that cannot be found has code 127. Raises Failure when a signal asks for the end.
 */
export async function run(program, args, options) {
  stopIfInterrupted();
  const { cwd = root, env = {}, isQuiet = false, patienceMs = 10000 } = options || {};
  // A process group of its own, so that the programs which the program starts get the signals too.
  const child = spawn(program, args, {
    cwd,
    env: Object.assign({}, process.env, env),
    detached: true,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
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
    // It ended in this moment.
  }
}
