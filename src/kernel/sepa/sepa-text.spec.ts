import { sepaText } from './sepa-text.js';

describe('a text for banks', () => {
  it.each([
    ['Müller & Söhne, Straße', 'Mueller + Soehne, Strasse'],
    ['Žižek Łódź Ångström', 'Zizek Lodz Angstroem'],
    ['//RE/2026//1/', 'RE/2026/1'],
    ['No_1 — “paper”\n<b>', 'No-1 - .paper. .b.'],
    ['Ελλάς', ''],
    ['\u0000\u202E', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(sepaText(text, 70)).toBe(expected);
  });

  it('is cut without a slash or a blank at its end', () => {
    expect(sepaText('ab/ cd', 4)).toBe('ab');
  });
});
