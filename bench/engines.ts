import { engineNames, type EngineName } from '../src/engines/engines.js';
import type { BenchOperation } from './operations/operation.js';
import { inTurns, removeAll, sideOf, type Side } from './support/sides.js';
import { percent, short, table } from './support/table.js';

/** What an operation costs without one engine: microseconds of CPU time of the service for each request. */
export interface EngineCost {
  readonly operation: string;
  readonly engine: EngineName | 'all of them';
  readonly withIt: number;
  readonly withoutIt: number;
}

/** The part of the CPU time that an engine takes off has to be at least this for it to stay. */
const WORTH = 0.1;
const INVOICES = 10_000;

/**
 * Measures operations with all engines, with the stock twin of each one, and with all twins, in slices that alternate
 * between these services. Needs /proc.
 */
export async function engines(
  wanted: readonly BenchOperation[],
  pace: { readonly seconds: number; readonly rounds: number },
  say: (line: string) => void,
): Promise<EngineCost[]> {
  const all = [...engineNames];
  const twins = [...all.map((name) => [name, listed(all.filter((other) => other !== name))] as const)];
  const costs: EngineCost[] = [];
  const sides: Side[] = [];
  try {
    for (const ENGINES of [listed(all), ...twins.map(([, others]) => others), 'stock'])
      sides.push(await sideOf({ invoices: INVOICES, settings: { ENGINES } }, say));
    for (const operation of wanted) {
      const samples = await inTurns(operation, sides, pace);
      const [withIt = NaN, ...without] = samples.map(({ cpuUs }) => cpuUs?.service ?? NaN);
      for (const [at, withoutIt] of without.entries()) {
        const engine = twins[at]?.[0] ?? 'all of them';
        costs.push({ operation: operation.name, engine, withIt, withoutIt });
      }
      say(`${operation.name} is measured.`);
    }
    return costs;
  } finally {
    await removeAll(sides);
  }
}

/** The table for people: what each engine takes off each operation, and whether that is enough for one of them. */
export function enginesReport(costs: readonly EngineCost[]): string {
  const head = ['operation', 'without', 'CPU us', 'with it', 'gain'];
  const rows = costs.map(({ operation, engine, withIt, withoutIt }) => {
    return [operation, engine, short(withoutIt), short(withIt), percent(withoutIt - withIt, withoutIt)];
  });
  const idle = engineNames.filter((name) =>
    costs.every(({ engine, ...cost }) => engine !== name || !isWorth(cost)),
  );
  const verdict =
    idle.length === 0 ? 'Each engine is worth its place.' : `Not worth its place: ${idle.join(', ')}.`;
  return `${table(head, rows)}\n${verdict}`;
}

function isWorth({ withIt, withoutIt }: Pick<EngineCost, 'withIt' | 'withoutIt'>): boolean {
  return (withoutIt - withIt) / withoutIt >= WORTH;
}

function listed(names: readonly EngineName[]): string {
  return names.join(',');
}
