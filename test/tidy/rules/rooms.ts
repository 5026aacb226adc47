import { edgesOf, type Edge } from './graph.js';
import type { Finding, Rule } from './rule.js';

const INSIDE = /^src\/platform\/([^/]+)\//;

/** No folder of the platform imports a folder that imports it, directly or through others; `import type` counts. */
export const rooms: Rule = (files) => {
  const graph = edgesOf(files);
  const arrows = [...graph].flatMap(([path, edges]) => edges.flatMap((edge) => arrowOf(path, edge)));
  return arrows.filter(({ from, to }) => leadsTo(to, from, arrows)).map(asFinding);
};

interface Arrow {
  readonly path: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

function arrowOf(path: string, { to: target, line }: Edge): Arrow[] {
  const from = INSIDE.exec(path)?.[1];
  const to = INSIDE.exec(target)?.[1];
  return from === undefined || to === undefined || from === to ? [] : [{ path, line, from, to }];
}

function leadsTo(start: string, end: string, arrows: readonly Arrow[]): boolean {
  const reached = new Set([start]);
  for (const room of reached) {
    for (const { from, to } of arrows) if (from === room) reached.add(to);
  }
  return reached.has(end);
}

function asFinding({ path, line, from, to }: Arrow): Finding {
  return {
    path,
    line,
    wrong: `platform/${from} imports platform/${to}, which imports it`,
    fix: 'let one of the two pass the value in, or move what both need into a folder below them',
  };
}
