import { readdirSync, readFileSync } from 'node:fs';

const TICK_US = 10_000;

/** Fields of /proc/PID/stat, counted from the one behind the program's name. */
const FIELD = { parent: 1, user: 11, system: 12, deadUser: 13, deadSystem: 14 } as const;

/** CPU time so far, in microseconds. */
export interface CpuTime {
  readonly service: number;
  readonly postgres: number;
}

/** What the service with its workers has used, and its PostgreSQL with all processes; undefined without /proc. */
export function cpuTime(service: number, postmaster: number): CpuTime | undefined {
  const own = statOf(service);
  const server = statOf(postmaster);
  if (own === undefined || server === undefined) return undefined;
  const others = processIds().filter((pid) => pid !== postmaster);
  const childrenOf = (parent: number): number => {
    const stats = others.flatMap((pid) => {
      const stat = statOf(pid);
      return stat?.[FIELD.parent] === parent ? [used(stat)] : [];
    });
    return stats.reduce((sum, ticks) => sum + ticks, 0);
  };
  const ended = (server[FIELD.deadUser] ?? 0) + (server[FIELD.deadSystem] ?? 0);
  const postgres = used(server) + ended + childrenOf(postmaster);
  return { service: (used(own) + childrenOf(service)) * TICK_US, postgres: postgres * TICK_US };
}

/** Resident memory in MB; undefined where there is no /proc. */
export function residentMb(pid: number): number | undefined {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** Memory in MB, in which each process that shares a page has its part of it; undefined where there is no /proc. */
export function proportionalMb(pid: number): number | undefined {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** The process that another one has started with such a word in its command. */
export function childCalled(parent: number, word: string): number | undefined {
  return processIds().find((pid) => {
    return statOf(pid)?.[FIELD.parent] === parent && textOf(`/proc/${pid}/cmdline`)?.includes(word) === true;
  });
}

function processIds(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function statOf(pid: number): number[] | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  return text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

function used(stat: readonly number[]): number {
  return (stat[FIELD.user] ?? 0) + (stat[FIELD.system] ?? 0);
}

/** A process may end between being listed and being read. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
