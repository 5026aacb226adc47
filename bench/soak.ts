import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { operations } from './operations/index.js';
import { Books } from './support/books.js';
import type { LiveMemory } from './support/memory-probe.js';
import type { BenchService } from './support/service.js';
import { slice, type Side } from './support/sides.js';

/** What is known of the service's memory at one moment of the load. */
export interface MemorySample extends LiveMemory {
  /** Since the load began. */
  readonly minutes: number;
}

/** Memory of the service over time, in megabytes. */
export interface Soaked {
  /** Resident, before any load. */
  readonly idleMb: number;
  readonly samples: readonly MemorySample[];
  /** Of what is alive, in the second half, once everything is warm. */
  readonly slopeMbPerTenMinutes: number;
}

const PROBE = new URL('support/memory-probe.js', import.meta.url).href;
const INVOICES = 10_000;
const CONNECTIONS = 4;
const SLICE_SECONDS = 5;
const IDLE_MS = 5_000;

/** Keeps the service busy with all operations in turns, and looks at its memory after each turn. */
export async function soak(
  service: BenchService,
  minutes: number,
  say: (line: string) => void,
): Promise<Soaked> {
  await service.start();
  const books = await Books.seed(service, INVOICES);
  await service.stop();
  await service.start({ preload: PROBE });
  await wait(IDLE_MS);
  const idleMb = service.residentMb() ?? NaN;
  say(`Idle: ${idleMb.toFixed(0)} MB.`);
  const samples: MemorySample[] = [];
  const began = performance.now();
  const elapsed = (): number => (performance.now() - began) / 60_000;
  while (elapsed() < minutes) {
    await oneTurn({ service, books });
    const sample = { minutes: elapsed(), ...(await liveMemory(service)) };
    samples.push(sample);
    say(
      `${sample.minutes.toFixed(1)} min: ${sample.liveMb.toFixed(1)} MB alive, ` +
        `${sample.residentMb.toFixed(0)} MB resident.`,
    );
  }
  return { idleMb, samples, slopeMbPerTenMinutes: 10 * slopeOf(samples.slice(samples.length / 2)) };
}

/** Some seconds of each operation. */
async function oneTurn(side: Side): Promise<void> {
  for (const operation of operations) {
    await slice(operation, side, { connections: CONNECTIONS, seconds: SLICE_SECONDS });
  }
}

async function liveMemory({ process: service }: BenchService): Promise<LiveMemory> {
  const answer = once(service, 'message');
  service.send('memory');
  return (await answer)[0] as LiveMemory;
}

/** The slope of the line that fits best: least squares. */
function slopeOf(points: readonly MemorySample[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [x, y] = [mean(points.map(({ minutes }) => minutes)), mean(points.map(({ liveMb }) => liveMb))];
  const along = points.map(({ minutes }) => (minutes - x) ** 2).reduce((sum, v) => sum + v, 0);
  return points.map(({ minutes, liveMb }) => (minutes - x) * (liveMb - y)).reduce((s, v) => s + v, 0) / along;
}
