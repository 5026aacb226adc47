import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';

/** A line as far as it can be chosen. */
export interface Choice {
  /** Only part of the total when it is chosen. */
  readonly optional?: boolean | undefined;
  /** Of the lines of a group one holds: the first, until another is chosen. */
  readonly group?: string | undefined;
}

/** Faults of lines of which nobody could choose, with pointers into `items`. */
export function choiceFaults(lines: readonly Choice[]): FieldFault[] {
  const faults: FieldFault[] = [];
  if (lines.length > 0 && lines.every(({ optional }) => optional === true)) {
    const detail = 'Every line is optional, so that nothing is offered. Let one of them not be.';
    faults.push({ pointer: '#/items', code: 'not_allowed', detail });
  }
  const firsts = new Map<string, Choice>();
  lines.forEach((line, at) => {
    if (line.group === undefined) return;
    const first = firsts.get(line.group) ?? line;
    firsts.set(line.group, first);
    if (isOptional(first) === isOptional(line)) return;
    const detail = 'Either all lines of a group are optional, or none is.';
    faults.push({ pointer: jsonPointer(['items', at, 'optional']), code: 'not_allowed', detail });
  });
  return faults;
}

/** Which lines hold as long as nobody chooses: all but optional ones, and the first of each group. */
export function proposedLines(lines: readonly Choice[]): boolean[] {
  return chosenLines(lines, []).chosen;
}

/**
 * Which lines hold when these places are chosen: they, all that nobody can leave out, and the first of each group of
 * which none is chosen. A place that holds anyway may be named. Two of one group are a fault at the second.
 */
export function chosenLines(
  lines: readonly Choice[],
  places: readonly number[],
): { readonly chosen: boolean[]; readonly clashes: readonly number[] } {
  const named = new Set(places);
  const ofGroup = new Map<string, number>();
  const clashes: number[] = [];
  for (const place of named) {
    const group = lines[place]?.group;
    if (group === undefined) continue;
    if (ofGroup.has(group)) clashes.push(place);
    else ofGroup.set(group, place);
  }
  lines.forEach((line, place) => {
    const { group } = line;
    if (group !== undefined && !isOptional(line) && !ofGroup.has(group)) ofGroup.set(group, place);
  });
  const chosen = lines.map((line, place) => {
    if (line.group !== undefined) return ofGroup.get(line.group) === place;
    return !isOptional(line) || named.has(place);
  });
  return { chosen, clashes };
}

function isOptional({ optional }: Choice): boolean {
  return optional === true;
}
