import { DeliverySlots } from './delivery-slots.js';

describe('the places of an endpoint', () => {
  it('are eight, and the lowest free one is taken', () => {
    const slots = new DeliverySlots();
    expect(Array.from({ length: 9 }, () => slots.enter('one'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, undefined]);
    expect(slots.enter('other')).toBe(0);
    slots.leave('one', 3);
    expect(slots.enter('one')).toBe(3);
  });

  it('let somebody who is turned away ask those who work for another look', () => {
    const slots = new DeliverySlots();
    slots.enter('one');
    expect(slots.callAgain('one')).toBe(true);
    slots.leave('one', 0);
    expect([slots.takeCall('one'), slots.takeCall('one')]).toEqual([true, false]);
  });

  it('tell somebody who is turned away when nobody works any more', () => {
    const slots = new DeliverySlots();
    slots.enter('one');
    slots.leave('one', 0);
    expect(slots.callAgain('one')).toBe(false);
  });
});
