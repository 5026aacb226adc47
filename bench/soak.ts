import { setTimeout as wait } from 'node:timers/promises';
import { operations } from './operations/index.js';
import type { BenchOperation } from './operations/operation.js';
import { Books } from './support/books.js';
import { underLoad } from './support/load.js';
import type { BenchService } from './support/service.js';

/** Resident memory of the service over time. */
export interface Soaked {
  readonly idleMb: number;
  /** Minutes since the load began, and megabytes then. */
  readonly samples: readonly (readonly [minutes: number, megabytes: number])[];
  /** Of the second half, once everything is warm: megabytes in ten minutes. */
  readonly slopeMbPerTenMinutes: number;
}

const INVOICES = 10_000;
const CONNECTIONS = 4;
const SLICE_SECONDS = 10;
const IDLE_MS = 5_000;

/** Keeps the service busy with all operations in turns, and watches its memory. */
export async function soak(
  service: BenchService,
  minutes: number,
  say: (line: string) => void,
): Promise<Soaked> {
  await service.start();
  const books = await Books.seed(service, INVOICES);
  await service.stop();
  await service.start();
  await wait(IDLE_MS);
  const idleMb = service.residentMb() ?? NaN;
  say(`Idle: ${idleMb.toFixed(0)} MB.`);
  const samples: [number, number][] = [];
  const began = performance.now();
  const elapsed = (): number => (performance.now() - began) / 60_000;
  for (let turn = 0; elapsed() < minutes; turn += 1) {
    const operation = operations[turn % operations.length] as BenchOperation;
    await operation.supply?.(books, SLICE_SECONDS * 1_000);
    const next = (): ReturnType<BenchOperation['request']> => operation.request(books);
    await underLoad({ url: service.url, connections: CONNECTIONS, seconds: SLICE_SECONDS, next });
    samples.push([elapsed(), service.residentMb() ?? NaN]);
    say(
      `${elapsed().toFixed(1)} min: ${(samples.at(-1)?.[1] ?? NaN).toFixed(0)} MB after ${operation.name}.`,
    );
  }
  return { idleMb, samples, slopeMbPerTenMinutes: 10 * slopeOf(samples.slice(samples.length / 2)) };
}

/** The slope of the line that fits best: least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const along = points.map(([at]) => (at - x) ** 2).reduce((sum, v) => sum + v, 0);
  return points.map(([at, value]) => (at - x) * (value - y)).reduce((sum, v) => sum + v, 0) / along;
}
