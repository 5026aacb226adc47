import { edgesOf, type Edge } from './graph.js';
import type { Finding, Rule } from './rule.js';

type Graph = ReadonlyMap<string, readonly Edge[]>;

/**
 * No file imports itself through others, `import type` included, because files that need each other's types are one
 * thing in two places. Reports the shortest cycle through the first file of each group, and each file once.
 */
export const cycles: Rule = (files) => {
  const graph = edgesOf(files);
  const reported = new Set<string>();
  return [...graph.keys()].sort().flatMap((start) => {
    const cycle = reported.has(start) ? undefined : shortestCycle(graph, start);
    if (cycle === undefined) return [];
    for (const path of cycle) reported.add(path);
    return [asFinding(graph, cycle)];
  });
};

/** Searches breadth first from `start` until an edge leads back. Returns the files in order, `start` first. */
function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const { to } of graph.get(path) ?? []) {
      if (to === start) return wayTo(path, cameFrom);
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, path);
      queue.push(to);
    }
  }
  return undefined;
}

function wayTo(last: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [last];
  for (let path = cameFrom.get(last); path !== undefined; path = cameFrom.get(path)) way.unshift(path);
  return way;
}

function asFinding(graph: Graph, cycle: readonly string[]): Finding {
  const [first = '', second = first] = cycle;
  const line = graph.get(first)?.find(({ to }) => to === second)?.line ?? 1;
  return {
    path: first,
    line,
    wrong: `a cycle of imports: ${[...cycle, first].join(' -> ')}`,
    fix: 'move what both sides need into a third file',
  };
}
