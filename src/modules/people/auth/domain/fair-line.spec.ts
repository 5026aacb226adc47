import { FairLine } from './fair-line.js';

function lineOf(
  longest: number,
  ...items: string[]
): { line: FairLine<string>; left: (string | undefined)[] } {
  const line = new FairLine<string>(longest);
  const left = items.map((item) => line.join({ share: item.charAt(0), item }));
  return { line, left: left.filter((item) => item !== undefined) };
}

function served(line: FairLine<string>): string[] {
  const items: string[] = [];
  for (let item = line.next(); item !== undefined; item = line.next()) items.push(item);
  return items;
}

describe('a fair line', () => {
  it('lets the shares take turns', () => {
    const { line, left } = lineOf(9, 'a1', 'a2', 'a3', 'b1', 'c1', 'b2');
    expect(left).toEqual([]);
    expect(served(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('that is full sends away who has most in it, or the newcomer who has', () => {
    const { line, left } = lineOf(3, 'a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'd1');
    expect(left).toEqual(['a3', 'a4', 'a2', 'd1']);
    expect(served(line)).toEqual(['a1', 'b1', 'c1']);
  });
});
