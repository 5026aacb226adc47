/** Where the time of a test run goes: its phases, the rooms of the tests, and the files that take longest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const DEAREST = 30;
const TICKS_PER_SECOND = 100;

/** Measures phases one after another: `await phase('check', work)`; `phases` has what they took. */
export function phaseMeter() {
  const phases = [];
  const phase = async (name, work) => {
    const [began, cpu] = [performance.now(), childrenCpu()];
    try {
      return await work();
    } finally {
      const seconds = (performance.now() - began) / 1000;
      phases.push({ name, seconds, cpu: cpu === undefined ? undefined : childrenCpu() - cpu });
    }
  };
  return { phases, phase };
}

/**
 * A table in Markdown of phases, rooms and the dearest files, from jest's JSON report.
 *
 * Seconds are those of the clock; a room's are the sum of its files, which ran beside others. The CPU time is that of
 * the programs of a phase, without PostgreSQL, and known on Linux only.
 */
export function profileOf({ phases, report, root }) {
  const files = (report.testResults ?? []).map(({ name, startTime, endTime }) => {
    return { file: path.relative(root, name), seconds: (endTime - startTime) / 1000 };
  });
  const rooms = new Map();
  for (const { file, seconds } of files) {
    const room = roomOf(file);
    const { count, total } = rooms.get(room) ?? { count: 0, total: 0 };
    rooms.set(room, { count: count + 1, total: total + seconds });
  }
  const byRoom = [...rooms].toSorted(([, one], [, other]) => other.total - one.total);
  const dearest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, DEAREST);
  return [
    '| phase | seconds | CPU |\n| --- | --- | --- |',
    ...phases.map(({ name, seconds, cpu }) => `| ${name} | ${whole(seconds)} | ${whole(cpu)} |`),
    '\n| room | files | seconds of all |\n| --- | --- | --- |',
    ...byRoom.map(([room, { count, total }]) => `| ${room} | ${count} | ${whole(total)} |`),
    '\n| file | seconds |\n| --- | --- |',
    ...dearest.map(({ file, seconds }) => `| ${file} | ${whole(seconds)} |`),
  ].join('\n');
}

function roomOf(file) {
  const [first, second = ''] = file.split('/');
  return first === 'test' ? `${first}/${second}` : first;
}

function whole(seconds) {
  return seconds === undefined ? '' : String(Math.round(seconds));
}

/** The CPU seconds of all programs that have ended and been waited for; undefined where the system does not say. */
function childrenCpu() {
  try {
    // The name of the program, in brackets, may have blanks; user and system time of children are fields 16 and 17.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
