import fc from 'fast-check';
import { fromAnyTypeId, fromTypeId, toTypeId } from './type-id.js';
import { uuidV7 } from './uuid-v7.js';

describe('identifiers', () => {
  it('match the examples of the TypeID specification', () => {
    expect(toTypeId('cus', '00000000-0000-0000-0000-000000000000')).toBe('cus_00000000000000000000000000');
    expect(toTypeId('cus', 'ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('cus_7zzzzzzzzzzzzzzzzzzzzzzzzz');
    expect(toTypeId('cus', '01890a5d-ac96-774b-bcce-b302099a8057')).toBe('cus_01h455vb4pex5vsknk084sn02q');
  });

  it('convert back to their UUID', () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => fromTypeId('inv', toTypeId('inv', uuid)) === uuid));
  });

  it.each([
    ['another kind', 'prd_01h455vb4pex5vsknk084sn02q'],
    ['too many bits', 'cus_8zzzzzzzzzzzzzzzzzzzzzzzzz'],
    ['too short', 'cus_01h455vb4pex5vsknk084sn02'],
    ['a letter outside the alphabet', 'cus_01h455vb4pex5vsknk084sn02u'],
    ['capital letters', 'cus_01H455VB4PEX5VSKNK084SN02Q'],
    ['a plain UUID', '01890a5d-ac96-774b-bcce-b302099a8057'],
    ['nothing', ''],
  ])('are refused with %s', (_why, text) => {
    expect(fromTypeId('cus', text)).toBeUndefined();
  });
});

describe('an identifier of any kind', () => {
  it('converts back to its UUID', () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => fromAnyTypeId(toTypeId('crn', uuid)) === uuid));
  });

  it.each([
    'xy_01h455vb4pex5vsknk084sn02q',
    'XYZ_01h455vb4pex5vsknk084sn02q',
    'inv_',
    'inv',
    '',
    'inv_01h455vb4pex5vsknk084sn02u',
  ])('is refused as %j', (text) => {
    expect(fromAnyTypeId(text)).toBeUndefined();
  });
});

describe('a version 7 UUID', () => {
  const ones = new Uint8Array(10).fill(0xff);

  it('carries the time first, then version and variant', () => {
    expect(uuidV7(0x017f22e279b0, ones)).toBe('017f22e2-79b0-7fff-bfff-ffffffffffff');
    expect(uuidV7(1, new Uint8Array(10))).toBe('00000000-0001-7000-8000-000000000000');
  });

  it('needs ten random bytes', () => {
    expect(() => uuidV7(1, new Uint8Array(9))).toThrow(RangeError);
  });
});
