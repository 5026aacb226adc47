import { openCursor, sealCursor } from './cursor.js';

const seal = { secret: Buffer.from('secret of the installation'), binding: 'invoices|-created_at|org' };
const position = { values: ['2026-11-21T10:00:00.000Z', null], id: '01890a5d-ac96-774b-bcce-b302099a8057' };

describe('a cursor', () => {
  const cursor = sealCursor(position, seal);

  it('opens to its position', () => {
    expect(openCursor(cursor, seal)).toEqual(position);
  });

  it('does not open for another list, filter, sort or organization', () => {
    expect(openCursor(cursor, { ...seal, binding: 'invoices|-created_at|other' })).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['noise', 'abc'],
    ['long noise', 'A'.repeat(60)],
    ['a longer one', `${cursor}A`],
  ])('does not open if it is %s', (_what, text) => {
    expect(openCursor(text, seal)).toBeUndefined();
  });

  it('does not open if one character is changed', () => {
    const altered = [...cursor].map(
      (letter, at) => cursor.slice(0, at) + (letter === 'A' ? 'B' : 'A') + cursor.slice(at + 1),
    );
    expect(altered.slice(0, -1).filter((text) => openCursor(text, seal) !== undefined)).toEqual([]);
  });
});
