/** Lets only one process at a time set up this checkout. */
import fs from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { clearInterval, setInterval, setTimeout } from 'node:timers';
import { say, stopIfInterrupted } from './child.mjs';

/** How often the holder updates the lock. */
const HEARTBEAT_MS = 5000;

/** A lock without an update for this long was left behind, for example after a power failure. */
const STALE_MS = 60000;

/** Breaking a stale lock takes microseconds. An older guard belongs to a process that was killed during them. */
const GUARD_STALE_MS = 10000;

const POLL_MS = 200;

/**
 * Runs the work with the lock held; waits while another process holds it.
 *
 * The lock is a file with the holder's host and process id. The lock of a killed process is broken at once. Takes the
 * file's path and a function that returns a promise. Raises what that raises, and Failure after a signal.
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
  // A process id has no meaning on another host, such as another container that shares the folder.
  return host === os.hostname() && !isAlive(Number(pid));
}

/**
 * Two processes may find the same stale lock. Without a guard, the slower one would remove the new lock of the faster
 * one.
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
  // This process does not hold the lock, so a holder with the same id is an earlier process.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** 0 if the file is gone, because there is nothing to break. */
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
