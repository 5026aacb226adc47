import type { TextsAround } from '../../../../kernel/lines/line-texts.js';
import { carriedTexts } from './carried-texts.js';

const plain: TextsAround = {};
const under = (text: string): TextsAround => ({ above: [{ kind: 'heading', text }] });
const summed = (text: string): TextsAround => ({ below: [{ kind: 'subtotal', text }] });

/** What stands around the lines that are taken, in words. */
function left(lines: readonly TextsAround[], ...taken: number[]): string[] {
  const places = lines.map((_, at) => taken.includes(at));
  return carriedTexts(lines, places).flatMap(({ above, below }, at) => {
    if (!taken.includes(at)) return [];
    return [[...above.map(({ text }) => text), at, ...below.map(({ text }) => text)].join(' ')];
  });
}

describe('the texts of a part of the lines', () => {
  const lines = [under('Week 1'), plain, summed('sum 1'), under('Week 2'), summed('sum 2')];

  it('stay where every line is taken', () => {
    expect(left(lines, 0, 1, 2, 3, 4)).toEqual(['Week 1 0', '1', '2 sum 1', 'Week 2 3', '4 sum 2']);
  });

  it('keep the heading and the subtotal of a section of which some lines are left out', () => {
    expect(left(lines, 1, 3, 4)).toEqual(['Week 1 1 sum 1', 'Week 2 3', '4 sum 2']);
    expect(left(lines, 2, 3)).toEqual(['Week 1 2 sum 1', 'Week 2 3 sum 2']);
  });

  it('lose a section of which every line is left out', () => {
    expect(left(lines, 3, 4)).toEqual(['Week 2 3', '4 sum 2']);
    expect(left(lines, 0)).toEqual(['Week 1 0 sum 1']);
  });

  it('never sum up what another subtotal has', () => {
    expect(left([plain, summed('a'), summed('b')], 0, 1)).toEqual(['0', '1 a']);
  });

  it('leave texts with their line', () => {
    const said: TextsAround = {
      above: [
        { kind: 'heading', text: 'A' },
        { kind: 'text', text: 'of this line' },
      ],
    };
    expect(left([said, plain], 1)).toEqual(['A 1']);
  });
});
