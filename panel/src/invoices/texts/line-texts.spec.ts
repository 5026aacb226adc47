import { describe, expect, it } from 'vitest';
import {
  positionsOf,
  subtotalsOf,
  textsAround,
  textsBody,
  withMoved,
  withoutLine,
  withText,
  type TextKind,
  type TextsAround,
} from './line-texts';

const text = (kind: TextKind, words = kind as string) => ({ kind, text: words });
const line = (above: TextKind[] = [], below: TextKind[] = []): TextsAround => ({
  above: above.map((kind) => text(kind)),
  below: below.map((kind) => text(kind)),
});
const kinds = (items: readonly TextsAround[] | undefined) =>
  items?.map(({ above, below }) =>
    [...above.map(({ kind }) => kind), '–', ...below.map(({ kind }) => kind)].join(' '),
  );

describe('what stands around a line', () => {
  it('is sent without empty words, and not at all where there is nothing', () => {
    const around = textsAround({ above: [{ kind: 'page_break' }, { kind: 'heading', text: 'Week 47' }] });
    expect(textsBody(around)).toEqual({
      above: [{ kind: 'page_break' }, { kind: 'heading', text: 'Week 47' }],
      below: undefined,
    });
  });

  it('is added where it belongs', () => {
    expect(kinds([withText(line(['heading']), 'above', 'text')])).toEqual(['heading text –']);
    expect(kinds([withText(line(), 'below', 'subtotal')])).toEqual(['– subtotal']);
  });

  it('moves past other texts, then from line to line', () => {
    const items = [line(), line(['page_break', 'heading'])];
    const above = (index: number, at: number) => ({ index, side: 'above', at }) as const;
    const once = withMoved(items, above(1, 1), -1);
    expect(kinds(once?.items)).toEqual(['–', 'heading page_break –']);
    const twice = withMoved(once?.items ?? [], above(1, 0), -1);
    expect(kinds(twice?.items)).toEqual(['heading –', 'page_break –']);
    expect([once?.place, twice?.place].map((place) => [place?.index, place?.at])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(withMoved(twice?.items ?? [], above(0, 0), -1)).toBeUndefined();
    expect(kinds(withMoved(twice?.items ?? [], above(0, 0), 1)?.items)).toEqual([
      '–',
      'heading page_break –',
    ]);
  });

  it('stays with its section when its line is removed', () => {
    expect(kinds(withoutLine([line(['heading', 'text']), line()], 0))).toEqual(['heading –']);
    expect(kinds(withoutLine([line(), line([], ['subtotal'])], 1))).toEqual(['– subtotal']);
    expect(kinds(withoutLine([line([], ['subtotal']), line(['heading'], ['subtotal'])], 1))).toEqual([
      '– subtotal',
    ]);
  });
});

describe('positions and subtotals of the panel', () => {
  const items = [line(), line(['heading']), line([], ['subtotal']), line(['heading'], ['subtotal'])];

  it('are those of documents', () => {
    expect(positionsOf(items).map(({ line: position }) => position)).toEqual(['1', '2.1', '2.2', '3.1']);
    expect(positionsOf(items).flatMap(({ headings }) => headings)).toEqual(['2', '3']);
    expect(subtotalsOf(items, (index) => 10 ** index)).toEqual([undefined, undefined, 110, 1000]);
  });
});
