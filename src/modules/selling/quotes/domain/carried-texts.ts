import {
  hasHeading,
  hasSubtotal,
  type TextAbove,
  type TextsAround,
} from '../../../../kernel/lines/line-texts.js';

/** What stands around a line of which some are left out. */
interface Carried extends TextsAround {
  readonly above: readonly TextAbove[];
  readonly below: NonNullable<TextsAround['below']>;
}

/**
 * What stands around each line where some are left out, at the places of all lines: a heading of a line that is left
 * out stands above the next one of its section, and its subtotal below the last one. Its other texts go with it.
 */
export function carriedTexts(lines: readonly TextsAround[], isTaken: readonly boolean[]): Carried[] {
  const carried = lines.map(({ above, below }): Carried => ({ above: above ?? [], below: below ?? [] }));
  let waiting: readonly TextAbove[] = [];
  let last: number | undefined;
  carried.forEach((line, at) => {
    if (hasHeading(line)) [waiting, last] = [[], undefined];
    if (isTaken[at] === true) {
      carried[at] = { ...line, above: [...waiting, ...line.above] };
      [waiting, last] = [[], hasSubtotal(line) ? undefined : at];
      return;
    }
    waiting = [...waiting, ...line.above.filter(({ kind }) => kind === 'heading')];
    if (!hasSubtotal(line)) return;
    const before = last === undefined ? undefined : carried[last];
    if (last !== undefined && before !== undefined) {
      const subtotal = line.below.filter(({ kind }) => kind === 'subtotal');
      carried[last] = { ...before, below: [...before.below, ...subtotal] };
    }
    last = undefined;
  });
  return carried;
}

/** The details with what stands around them. */
export function withTexts<Details extends object>(details: Details, texts: Carried | undefined): Details {
  const { above = [], below = [] } = texts ?? {};
  return { ...details, ...(above.length > 0 && { above }), ...(below.length > 0 && { below }) };
}
