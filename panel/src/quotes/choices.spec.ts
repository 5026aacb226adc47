import { describe, expect, it } from 'vitest';
import { questionsOf, withChoice } from './choices';

const plain = { id: 'plain', optional: false, group: null };
const extra = { id: 'extra', optional: true, group: null };
const red = { id: 'red', optional: false, group: 'Colour' };
const blue = { id: 'blue', optional: false, group: 'Colour' };
const silk = { id: 'silk', optional: true, group: 'Cloth' };

describe('what a quote asks', () => {
  it('is each optional line, and one of each group, in the order of the lines', () => {
    expect(questionsOf([red, plain, extra, blue, silk])).toEqual([
      { group: 'Colour', isOptional: false, lines: [red, blue] },
      { group: null, isOptional: true, lines: [extra] },
      { group: 'Cloth', isOptional: true, lines: [silk] },
    ]);
  });

  it('keeps two optional lines apart that have no group', () => {
    expect(questionsOf([extra, { ...extra, id: 'more' }])).toHaveLength(2);
  });
});

describe('a choice', () => {
  const [colour] = questionsOf([red, blue]);

  it('takes the place of another one of its group, and of no other', () => {
    expect(withChoice(['extra', 'red'], colour!, 'blue')).toEqual(['extra', 'blue']);
  });

  it('is taken back', () => {
    expect(withChoice(['extra', 'red'], colour!, undefined)).toEqual(['extra']);
  });
});
