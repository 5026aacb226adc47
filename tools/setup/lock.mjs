/** Lets one set-up at a time work in this checkout. */
import fs from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { clearInterval, setInterval, setTimeout } from 'node:timers';
import { say, stopIfInterrupted } from './child.mjs';

/** The holder shows this often that it lives. */
const HEARTBEAT_MS = 5000;

/** A lock without a sign of life for so long was left behind: by a machine that was switched off, for example. */
const STALE_MS = 60000;

/** Breaking a stale lock takes microseconds; a guard this old was left by a process that was killed in them. */
const GUARD_STALE_MS = 10000;

const POLL_MS = 200;

/**
 * Does the work while holding the lock; waits for it as long as another process holds it.
 *
 * The lock is a file with the holder's host and process id. One that a killed process left is broken at once.
 * Takes the file's path and a function that gives a promise. Raises what that raises, and Failure after a signal.
 */
export async function withLock(file, work) {
  let isSaid = false;
  while (!take(file)) {
    if (isStale(file)) {
      breakStale(file);
      continue;
    }
    if (!isSaid) say('Waiting for another start, which is installing or building ...');
    isSaid = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    stopIfInterrupted();
  }
  const heartbeat = setInterval(
    () => ignoreMissing(() => fs.utimesSync(file, new Date(), new Date())),
    HEARTBEAT_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    ignoreMissing(() => fs.unlinkSync(file));
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, `${os.hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function isStale(file) {
  if (ageMs(file) > STALE_MS) return true;
  const [host, pid] = textOf(file).split(' ');
  // A process id means nothing on another host, such as in another container that shares the folder.
  return host === os.hostname() && !isAlive(Number(pid));
}

/**
 * Two processes may find the same stale lock: without a guard the slower one would remove the new lock of the
 * faster one.
 */
function breakStale(file) {
  const guard = `${file}.guard`;
  try {
    fs.mkdirSync(guard);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (ageMs(guard) > GUARD_STALE_MS) ignoreMissing(() => fs.rmdirSync(guard));
    return;
  }
  if (isStale(file)) ignoreMissing(() => fs.unlinkSync(file));
  fs.rmdirSync(guard);
}

/** Another process may have been faster. */
function ignoreMissing(action) {
  try {
    action();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function isAlive(pid) {
  // This process does not hold the lock when it asks, so a holder of its id is one from before.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** 0 for a file that is gone: nothing to break. */
function ageMs(file) {
  try {
    return Date.now() - fs.statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function textOf(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
