import { describe, expect, it } from 'vitest';
import { metadataOf, metadataPath, rowsOf } from './metadata';

describe('the metadata in a form', () => {
  it('are rows, and an object again in the request', () => {
    const metadata = { shop: '7', crm: 'x' };
    expect(rowsOf(metadata)).toEqual([
      { key: 'crm', value: 'x' },
      { key: 'shop', value: '7' },
    ]);
    expect(metadataOf(rowsOf(metadata))).toEqual(metadata);
  });

  it('omit rows without a key', () => {
    expect(metadataOf([{ key: ' ', value: 'x' }])).toBeUndefined();
    expect(metadataOf([{ key: ' shop ', value: '' }])).toEqual({ shop: '' });
  });

  it('have their faults at the row of the key', () => {
    const rows = [
      { key: 'a', value: '' },
      { key: 'b.c', value: '' },
    ];
    expect(metadataPath('metadata.b.c', rows)).toBe('metadata.1.value');
    expect(metadataPath('metadata', rows)).toBe('metadata');
    expect(metadataPath('name', rows)).toBe('name');
  });
});
