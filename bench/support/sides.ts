import type { BenchOperation } from '../operations/operation.js';
import { Books } from './books.js';
import { requestsFor, underLoad } from './load.js';
import { Sample } from './sample.js';
import { BenchService, type BenchServiceOptions } from './service.js';

/** One of several services that are measured beside each other, with books and a PostgreSQL of its own. */
export interface Side {
  readonly service: BenchService;
  readonly books: Books;
}

/** How one slice is made, and what it is added to, if it counts. */
interface SliceOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly sample?: Sample | undefined;
}

/** How many connections a comparison uses if nothing else is asked for. */
export const usualConnections = 8;
const WARM_UP = { slices: 2, seconds: 2 };

/** A service that has so many invoices. */
export interface SideOptions extends BenchServiceOptions {
  readonly invoices: number;
}

/** A service that runs, and has its invoices. */
export async function sideOf(
  { invoices, ...options }: SideOptions,
  say: (line: string) => void,
): Promise<Side> {
  const service = await BenchService.make(options);
  try {
    await service.start();
    const began = performance.now();
    const books = await Books.seed(service, invoices);
    say(`${invoices} invoices are seeded in ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
    return { service, books };
  } catch (error) {
    await service.remove();
    throw error;
  }
}

export async function removeAll(sides: readonly Side[]): Promise<void> {
  for (const { service } of sides) await service.remove();
}

interface TurnsOptions {
  readonly seconds: number;
  readonly rounds: number;
  /** How many connections. */
  readonly over?: number;
}

/** Measures an operation on every side, in slices that alternate between them. */
export async function inTurns(
  operation: BenchOperation,
  sides: readonly Side[],
  { seconds, rounds, over: connections = usualConnections }: TurnsOptions,
): Promise<Sample[]> {
  const samples = sides.map(() => new Sample());
  for (const side of sides) {
    for (let turn = 0; turn < WARM_UP.slices; turn += 1)
      await slice(operation, side, { connections, seconds: WARM_UP.seconds });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, side] of sides.entries())
      await slice(operation, side, { connections, seconds, sample: samples[at] });
  }
  return samples;
}

/** Some seconds of an operation under load, added to a sample where they count. */
export async function slice(
  operation: BenchOperation,
  { service, books }: Side,
  { connections, seconds, sample = new Sample() }: SliceOptions,
): Promise<void> {
  const next = await requestsFor(operation, books, seconds);
  const before = service.cpu();
  sample.add(await underLoad({ url: service.url, connections, seconds, next }));
  const after = service.cpu();
  if (before !== undefined && after !== undefined) sample.addCpu(before, after);
}
