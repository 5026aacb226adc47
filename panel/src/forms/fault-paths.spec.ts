import { describe, expect, it } from 'vitest';
import { pathOf } from './fault-paths';

describe('the form path of a JSON pointer', () => {
  it.each([
    ['#/name', 'name'],
    ['#/billing_address/city', 'billing_address.city'],
    ['#/items/2/price', 'items.2.price'],
    ['#/metadata/a~1b~0c', 'metadata.a/b~c'],
    ['#/metadata/%C3%A4', 'metadata.ä'],
    ['#', ''],
  ])('%s is %s', (pointer, path) => {
    expect(pathOf(pointer)).toBe(path);
  });
});
