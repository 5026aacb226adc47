import { DeliveryPlaces } from './delivery-places.js';

describe('the places for requests at once', () => {
  it('are eight for an endpoint, and again as many as were given back', () => {
    const places = new DeliveryPlaces();
    expect([places.take('one'), places.take('one')]).toEqual([8, 0]);
    places.giveBack('one', 3);
    expect(places.take('one')).toBe(3);
  });

  it('are thirty-two on a node, and beyond them the first of each endpoint', () => {
    const places = new DeliveryPlaces();
    const names = ['one', 'two', 'three', 'four', 'five'];
    expect(names.map((name) => places.take(name))).toEqual([8, 8, 8, 8, 1]);
    expect(places.take('five')).toBe(0);
    places.giveBack('one', 8);
    expect(places.take('five')).toBe(7);
  });
});
