import { edgesOf } from './graph.js';
import { houseOf, HOUSES, isResource, sliceOf } from './places.js';
import type { Finding, Rule } from './rule.js';
import { isSpec, type SourceFileView } from './source-file-view.js';
import { foreignMentions, ownersOf } from './sql-tables.js';

/** A slice that needs another one, by an import or by SQL that names its table. */
interface Need {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

/** It copies and erases what all others keep about a person (decision 0116), so it reads and writes everywhere. */
const EVERYWHERE = 'privacy';

/**
 * A slice needs slices of its own house and of the houses below only, and inside a house no two slices need each other,
 * not even through others. Imports and the tables that SQL names count alike; resource files are open to all.
 */
export const houses: Rule = (files) => {
  const houseOfSlice = new Map(
    files.flatMap(({ path }) => [[sliceOf(path) ?? '', houseOf(path) ?? ''] as const]),
  );
  const levelOf = (slice: string) => HOUSES.findIndex((house) => house === houseOfSlice.get(slice));
  const needs = needsOf(files);
  const inside = needs.filter(({ from, to }) => houseOfSlice.get(from) === houseOfSlice.get(to));
  return needs.flatMap((need) => {
    const { from, to } = need;
    if (levelOf(from) < levelOf(to)) {
      return [findingOf(need, `${from} of ${houseOfSlice.get(from)} needs ${to} of ${houseOfSlice.get(to)}`)];
    }
    return leadsTo(to, from, inside) ? [findingOf(need, `${from} needs ${to}, which needs it`)] : [];
  });
};

/** Returns what each slice needs, each pair once, with the first place that says so. */
function needsOf(files: readonly SourceFileView[]): Need[] {
  const owners = ownersOf(files);
  const imports = [...edgesOf(files.filter(({ path }) => !isSpec(path)))].flatMap(([path, edges]) =>
    edges.filter(({ to }) => !isResource(to)).map(({ to, line }) => ({ path, line, to: sliceOf(to) })),
  );
  const reads = foreignMentions(files, owners).map(({ path, line, table }) => {
    return { path, line, to: owners.get(table) };
  });
  const needs = [...imports, ...reads].flatMap(({ path, line, to }) => {
    const from = sliceOf(path);
    if (from === undefined || to === undefined || to === 'platform' || from === to) return [];
    return from === EVERYWHERE ? [] : [{ from, to, path, line }];
  });
  return [...new Map(needs.reverse().map((need) => [`${need.from} ${need.to}`, need])).values()];
}

/** Whether needs lead from one slice to another one. */
function leadsTo(start: string, end: string, needs: readonly Need[]): boolean {
  const seen = new Set([start]);
  for (const slice of seen) {
    for (const { from, to } of needs) if (from === slice) seen.add(to);
  }
  return seen.has(end);
}

function findingOf({ path, line }: Need, wrong: string): Finding {
  return {
    path,
    line,
    wrong,
    fix: 'declare a port below that the slice above provides, as CustomerDocuments is, or move what both need down',
  };
}
