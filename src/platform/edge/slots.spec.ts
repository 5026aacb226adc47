import { Slots } from './slots.js';

describe('slots', () => {
  it('count and list what was added and not removed', () => {
    const slots = new Slots<string>();
    const [one] = [slots.add('one'), slots.add('two'), slots.add('three')];
    slots.remove(one);
    expect([slots.size, ...slots]).toEqual([2, 'two', 'three']);
  });

  it('are used again, so that their number is that of the most things at once', () => {
    const slots = new Slots<number>();
    const used = new Set<number>();
    for (let n = 0; n < 1_000; n += 1) {
      const taken = [slots.add(n), slots.add(n), slots.add(n)];
      for (const slot of taken) used.add(slot);
      for (const slot of taken) slots.remove(slot);
    }
    expect([used.size, slots.size, ...slots]).toEqual([3, 0]);
  });
});
