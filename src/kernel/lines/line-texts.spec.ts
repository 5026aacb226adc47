import { positionsOf, subtotalsOf, wordsAround, type TextsAround } from './line-texts.js';

const plain: TextsAround = {};
const under = (text: string): TextsAround => ({ above: [{ kind: 'heading', text }] });
const summed: TextsAround = { below: [{ kind: 'subtotal' }] };

const linesOf = (lines: readonly TextsAround[]) => positionsOf(lines).map(({ line }) => line);

describe('the positions of lines', () => {
  it('count from one where there is no heading', () => {
    expect(linesOf([plain, summed, plain])).toEqual(['1', '2', '3']);
  });

  it('count below each heading', () => {
    const lines = [under('Week 47'), plain, under('Week 48'), plain];
    expect(linesOf(lines)).toEqual(['1.1', '1.2', '2.1', '2.2']);
    expect(positionsOf(lines).map(({ headings }) => headings)).toEqual([['1'], [], ['2'], []]);
  });

  it('share their numbers with headings as long as none has come', () => {
    expect(positionsOf([plain, plain, under('Extras')])).toEqual([
      { headings: [], line: '1' },
      { headings: [], line: '2' },
      { headings: ['3'], line: '3.1' },
    ]);
  });

  it('count each of two headings above one line', () => {
    const both = { above: [...(under('Part A').above ?? []), ...(under('Week 1').above ?? [])] };
    expect(positionsOf([both])).toEqual([{ headings: ['1', '2'], line: '2.1' }]);
  });
});

describe('a subtotal', () => {
  it('is of the lines since the last heading or subtotal', () => {
    const lines = [plain, { ...under('A'), ...summed }, plain, summed, under('B'), summed];
    expect(subtotalsOf(lines, [1n, 10n, 100n, 1000n, 10_000n, 100_000n])).toEqual([
      undefined,
      10n,
      undefined,
      1100n,
      undefined,
      110_000n,
    ]);
  });

  it('leaves out lines that are part of no sum', () => {
    expect(subtotalsOf([plain, plain, summed], [5n, undefined, -2n])).toEqual([undefined, undefined, 3n]);
  });
});

describe('the words around a line', () => {
  it('are all but names of subtotals', () => {
    const line: TextsAround = {
      above: [
        { kind: 'page_break' },
        { kind: 'heading', text: 'Week 47' },
        { kind: 'text', text: 'On site.' },
      ],
      below: [
        { kind: 'text', text: 'Approved.' },
        { kind: 'subtotal', text: 'Week 47 in all' },
      ],
    };
    expect(wordsAround(line)).toEqual({ above: ['Week 47', 'On site.'], below: ['Approved.'] });
    expect(wordsAround({})).toEqual({ above: [], below: [] });
  });
});
