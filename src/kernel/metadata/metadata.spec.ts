import { changedMetadata, METADATA_MAX } from './metadata.js';

describe('metadata after a change', () => {
  const before = { shop: '7', project: 'Apollo' };

  it('has what is given, has no longer what is null, and keeps the rest', () => {
    expect(changedMetadata(before, { project: null, order: '12' })).toEqual({ shop: '7', order: '12' });
    expect(changedMetadata(before, { shop: '8' })).toEqual({ shop: '8', project: 'Apollo' });
    expect(changedMetadata(before, {})).toEqual(before);
    expect(changedMetadata(before, { missing: null })).toEqual(before);
  });

  it('is empty after null', () => {
    expect(changedMetadata(before, null)).toEqual({});
  });

  it('is not written if it would have too many names, whatever was sent at once', () => {
    const full = Object.fromEntries(Array.from({ length: METADATA_MAX.entries }, (_, at) => [`n${at}`, 'x']));
    expect(changedMetadata(full, { n0: 'y' })).toMatchObject({ n0: 'y' });
    expect(() => changedMetadata(full, { more: 'x' })).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
    expect(Object.keys(changedMetadata(full, { more: 'x', n0: null }))).toHaveLength(METADATA_MAX.entries);
  });

  it('may have names that mean something in JavaScript', () => {
    const changes = JSON.parse('{"__proto__": "a", "constructor": "b"}') as Record<string, string>;
    expect(Object.entries(changedMetadata({}, changes))).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });
});
