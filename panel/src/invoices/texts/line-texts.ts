import type { CreateInvoice } from '@countinghouse/client';

type Line = CreateInvoice['items'][number];
type Above = NonNullable<Line['above']>[number];
type Below = NonNullable<Line['below']>[number];

/** What stands above or below a line: words, a sum, or the end of a page. */
export type TextKind = Above['kind'] | Below['kind'];

export interface LineText {
  kind: TextKind;
  text: string;
}

/** A line as far as it has something around it. */
export interface TextsAround {
  above: LineText[];
  below: LineText[];
}

/** Where a text stands. */
export interface TextPlace {
  readonly index: number;
  readonly side: 'above' | 'below';
  readonly at: number;
}

/** Returns the form values of what stands around a stored line. */
export function textsAround(item: {
  readonly above?: readonly Above[] | null;
  readonly below?: readonly Below[] | null;
}): TextsAround {
  const values = (texts: readonly (Above | Below)[] | null | undefined): LineText[] =>
    (texts ?? []).map(({ kind, text }) => ({ kind, text: text ?? '' }));
  return { above: values(item.above), below: values(item.below) };
}

/** Converts them for the API. The service reports headings and texts without words. */
export function textsBody({ above, below }: TextsAround): Pick<Line, 'above' | 'below'> {
  const body = (texts: readonly LineText[]) =>
    texts.map(({ kind, text }) => (text.trim() === '' ? { kind } : { kind, text }));
  return {
    above: above.length === 0 ? undefined : (body(above) as Above[]),
    below: below.length === 0 ? undefined : (body(below) as Below[]),
  };
}

/** Returns the lines with a text added: a subtotal below the others, everything else above the line itself. */
export function withText<Of extends TextsAround>(line: Of, side: 'above' | 'below', kind: TextKind): Of {
  return { ...line, [side]: [...line[side], { kind, text: '' }] };
}

/**
 * Returns the lines with a text moved by one, and where it stands then: past another text on its side of the line, else
 * at the line before or behind. Undefined where there is none.
 */
export function withMoved<Of extends TextsAround>(
  items: readonly Of[],
  { index, side, at }: TextPlace,
  by: 1 | -1,
): { readonly items: Of[]; readonly place: TextPlace } | undefined {
  const line = items[index];
  const text = line?.[side][at];
  if (line === undefined || text === undefined) return undefined;
  const others = line[side].toSpliced(at, 1);
  const isInside = at + by >= 0 && at + by < line[side].length;
  if (isInside) {
    const moved = { ...line, [side]: others.toSpliced(at + by, 0, text) };
    return { items: items.with(index, moved), place: { index, side, at: at + by } };
  }
  const next = items[index + by];
  if (next === undefined) return undefined;
  const place = { index: index + by, side, at: by < 0 ? next[side].length : 0 };
  const moved = { ...next, [side]: next[side].toSpliced(place.at, 0, text) };
  return { items: items.with(index, { ...line, [side]: others }).with(place.index, moved), place };
}

/** Returns the lines without one: its headings go to the next line, its subtotal to the one before. */
export function withoutLine<Of extends TextsAround>(items: readonly Of[], index: number): Of[] {
  const [line, before, next] = [items[index], items[index - 1], items[index + 1]];
  if (line === undefined) return [...items];
  const headings = line.above.filter(({ kind }) => kind === 'heading');
  const subtotal = line.below.filter(({ kind }) => kind === 'subtotal');
  const rest = [...items];
  if (next !== undefined) rest[index + 1] = { ...next, above: [...headings, ...next.above] };
  // A section of which nothing is left has no sum.
  const isOver = line.above.some(({ kind }) => kind === 'heading') || before === undefined || hasSum(before);
  if (!isOver) rest[index - 1] = { ...before, below: [...before.below, ...subtotal] };
  return rest.toSpliced(index, 1);
}

interface Positioned {
  readonly above?: readonly { readonly kind: TextKind }[] | null;
  readonly below?: readonly { readonly kind: TextKind }[] | null;
}

/** Returns the positions of lines and of the headings above them, as documents print them: 1, 2; below headings 1.1. */
export function positionsOf(items: readonly Positioned[]): { headings: string[]; line: string }[] {
  let [top, below] = [0, 0];
  let isInSection = false;
  return items.map(({ above }) => {
    const headings: string[] = [];
    for (const { kind } of above ?? []) {
      if (kind !== 'heading') continue;
      [top, below, isInSection] = [top + 1, 0, true];
      headings.push(String(top));
    }
    if (isInSection) below += 1;
    else top += 1;
    return { headings, line: isInSection ? `${top}.${below}` : String(top) };
  });
}

/** Returns the subtotal below each line that has one; the amounts are those that the column shows. */
export function subtotalsOf(
  items: readonly Positioned[],
  amountOf: (index: number) => number | undefined,
): (number | undefined)[] {
  let sum = 0;
  return items.map((item, index) => {
    if ((item.above ?? []).some(({ kind }) => kind === 'heading')) sum = 0;
    sum += amountOf(index) ?? 0;
    if (!hasSum(item)) return undefined;
    const subtotal = sum;
    sum = 0;
    return subtotal;
  });
}

export function hasSum({ below }: Positioned): boolean {
  return (below ?? []).some(({ kind }) => kind === 'subtotal');
}
