import { placeOf } from './network-address.js';

describe('the place of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:00:01::', '2001:db8:0:1::/64'],
    ['::1', '127.0.0.1'],
  ])('of %s is %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});
