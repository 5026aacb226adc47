import type { MinorUnits } from '../money/amount.js';

/** What may stand above a line: a heading begins a section, a page break a page. */
export const kindsAbove = ['heading', 'text', 'page_break'] as const;

/** What may stand below a line: a subtotal says what the lines since the last one, or since their heading, come to. */
export const kindsBelow = ['text', 'subtotal'] as const;

export interface TextAbove {
  readonly kind: (typeof kindsAbove)[number];
  /** A page break has none. */
  readonly text?: string;
}

export interface TextBelow {
  readonly kind: (typeof kindsBelow)[number];
  /** Of a subtotal: what it is called. */
  readonly text?: string;
}

/** What stands around a line. It has no price and no tax, and is no line itself (decision 0465). */
export interface TextsAround {
  readonly above?: readonly TextAbove[] | null;
  readonly below?: readonly TextBelow[] | null;
}

/** Where a line stands on paper, and the numbers of the headings above it. */
export interface Position {
  readonly headings: readonly string[];
  readonly line: string;
}

/**
 * The positions of lines: `1, 2, 3`; below headings, which count as well, `1.1, 1.2, 2.1`. Lines before the first
 * heading count with the headings, so that no number is given twice.
 */
export function positionsOf(lines: readonly TextsAround[]): Position[] {
  let [top, below] = [0, 0];
  let isInSection = false;
  return lines.map(({ above }) => {
    const headings: string[] = [];
    for (const { kind } of above ?? []) {
      if (kind !== 'heading') continue;
      top += 1;
      below = 0;
      isInSection = true;
      headings.push(String(top));
    }
    if (isInSection) below += 1;
    else top += 1;
    return { headings, line: isInSection ? `${top}.${below}` : String(top) };
  });
}

/**
 * What the subtotals below lines come to, each at the place of its line: the amounts of the lines since the last
 * subtotal or heading. Takes the amounts as the document shows them; undefined where a line is part of no sum.
 */
export function subtotalsOf(
  lines: readonly TextsAround[],
  amounts: readonly (MinorUnits | undefined)[],
): (MinorUnits | undefined)[] {
  let sum = 0n;
  return lines.map((line, at) => {
    if (hasHeading(line)) sum = 0n;
    sum += amounts[at] ?? 0n;
    if (!hasSubtotal(line)) return undefined;
    const subtotal = sum;
    sum = 0n;
    return subtotal;
  });
}

export function hasHeading({ above }: TextsAround): boolean {
  return (above ?? []).some(({ kind }) => kind === 'heading');
}

export function hasSubtotal({ below }: TextsAround): boolean {
  return (below ?? []).some(({ kind }) => kind === 'subtotal');
}

/** The words above and below a line, but for names of subtotals, whose sums are not among them. */
export function wordsAround({ above, below }: TextsAround): {
  readonly above: string[];
  readonly below: string[];
} {
  const words = (texts: readonly (TextAbove | TextBelow)[]): string[] =>
    texts.flatMap(({ kind, text }) => (kind === 'subtotal' || text === undefined ? [] : [text]));
  return { above: words(above ?? []), below: words(below ?? []) };
}
