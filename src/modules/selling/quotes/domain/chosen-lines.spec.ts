import { choiceFaults, chosenLines, proposedLines } from './chosen-lines.js';

const fixed = {};
const extra = { optional: true };
const one = (group: string, optional?: true) => ({ group, ...(optional && { optional }) });

const namesOf = (chosen: readonly boolean[]) => chosen.flatMap((is, at) => (is ? [at] : []));

describe('the lines of a quote', () => {
  it('hold but for optional ones, and of each group the first', () => {
    expect(namesOf(proposedLines([fixed, extra, one('a'), one('a'), one('b', true)]))).toEqual([0, 2]);
  });

  it('hold as they are chosen, and those that nobody can leave out', () => {
    const lines = [fixed, extra, extra, one('a'), one('a'), one('b', true), one('b', true)];
    expect(namesOf(chosenLines(lines, [2, 4, 6]).chosen)).toEqual([0, 2, 4, 6]);
    expect(namesOf(chosenLines(lines, [0]).chosen)).toEqual([0, 3]);
  });

  it('are refused as two of one group', () => {
    expect(chosenLines([one('a'), one('a'), one('a')], [2, 1, 1]).clashes).toEqual([1]);
  });

  it('are refused where all are optional, or only some of a group', () => {
    expect(choiceFaults([extra, extra])).toMatchObject([{ pointer: '#/items', code: 'not_allowed' }]);
    expect(choiceFaults([one('a'), one('a', true)])).toMatchObject([{ pointer: '#/items/1/optional' }]);
    expect(choiceFaults([fixed, one('a', true), one('a', true)])).toEqual([]);
  });
});
