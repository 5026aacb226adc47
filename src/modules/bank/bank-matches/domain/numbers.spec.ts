import { isNamed, isReference, numberKey, numberKeysOf, referencesIn } from './numbers.js';

describe('a number', () => {
  it.each([
    ['2026-0143', 'Rg 2026-0143 vom 01.11.', true],
    ['2026-0143', 'RG20260143', true],
    ['2026-0143', '2026/143', true],
    ['2026-0143', '2026 0143,2026-0144', true],
    ['2026-0143', '2026-01433', false],
    ['2026-0143', '2026-0134', false],
    ['INV-0007', 'pays inv 7', true],
    ['INV-0007', 'pays 0007', false],
    ['INV-2026-0143', 'pays 2026-0143', true],
    ['INV-2026-0143', 'XINV-2026-0143', true],
    ['10143', 'customer 10143', true],
    ['10143', 'customer 77-10143', false],
    ['10143', 'customer 10143.50', false],
    ['143', 'no. 143', false],
    ['thanks', 'many thanks', false],
  ])('%s is named by "%s": %s', (number, text, is) => {
    expect(isNamed(text, number)).toBe(is);
    if (is) expect(numberKeysOf(text)).toContain(numberKey(number));
  });
});

describe('a reference', () => {
  it('is found in its groups, and with a wrong digit it is not', () => {
    expect(referencesIn(['Pay RF77 2026 0143 please'])).toContain('RF7720260143');
    expect(referencesIn(['Pay RF77 2026 0134 please'])).not.toContain('RF7720260134');
    expect(isReference(referencesIn(['rf77 2026 0143']), 'RF7720260143')).toBe(true);
  });

  it('is found as a QR-bill writes it', () => {
    const qr = '000000000000000000202601433';
    const given = referencesIn([qr]);
    expect(isReference(given, 'RF7720260143')).toBe(true);
    expect(numberKeysOf(qr)).toContain(numberKey('2026-0143'));
  });
});
