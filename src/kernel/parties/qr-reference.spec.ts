import { isQrIban, qrReference, spacedQrReference } from './qr-reference.js';

describe('a QR reference', () => {
  it('has the check digit of the published examples', () => {
    expect(qrReference('21000000000313947143000901')).toBe('210000000003139471430009017');
    expect(qrReference('31394714300090')).toMatch(/^00000000000031394714300090\d$/);
  });

  it('takes letters as two digits, and of long numbers the end', () => {
    expect(qrReference('INV202600001')?.slice(0, -1)).toBe('182331202600001'.padStart(26, '0'));
    expect(qrReference('ABCDEFGHIJKLMNOPQRST1')).toHaveLength(27);
    expect(qrReference('INV-1')).toBeUndefined();
    expect(qrReference('')).toBeUndefined();
  });

  it('is printed in groups', () => {
    const shown = spacedQrReference('210000000003139471430009017').replaceAll('\u00a0', ' ');
    expect(shown).toBe('21 00000 00003 13947 14300 09017');
  });

  it('belongs to accounts of banks with numbers from 30000 to 31999', () => {
    expect(['CH4431999123000889012', 'LI2130000000000000000'].map(isQrIban)).toEqual([true, true]);
    expect(['CH9300762011623852957', 'DE4431999123000889012', 'CH4432000123000889012'].map(isQrIban)).toEqual(
      [false, false, false],
    );
  });
});
