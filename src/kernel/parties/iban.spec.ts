import { isIban } from './iban.js';

describe('an IBAN', () => {
  it.each([
    ['DE89370400440532013000'],
    ['GB82WEST12345698765432'],
    ['NO9386011117947'],
    ['MT84MALT011000012345MTLCAST001S'],
  ])('has the right check digits: %s', (text) => {
    expect(isIban(text)).toBe(true);
  });

  it.each([
    ['one digit is wrong', 'DE89370400440532013001'],
    ['two digits are swapped', 'DE98370400440532013000'],
    ['there are blanks', 'DE89 3704 0044 0532 0130 00'],
    ['the letters are small', 'de89370400440532013000'],
    ['it is too short', 'DE8937040044'],
    ['it is empty', ''],
  ])('is refused when %s', (_reason, text) => {
    expect(isIban(text)).toBe(false);
  });
});
