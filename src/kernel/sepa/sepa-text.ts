/** Letters that a decomposition does not bring to the Latin alphabet, as people of their languages write them. */
const WRITTEN: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  _: '-',
  '’': "'",
  '–': '-',
  '—': '-',
};

/**
 * A text in the characters that banks of SEPA pass on: letters and digits of the basic Latin alphabet, blanks, and
 * `/-?:().,'+`. What cannot be written so becomes a dot. Empty if nothing of it is a letter or a digit.
 *
 * Source: EPC217-08 of the European Payments Council; slashes neither begin nor end a text, nor follow each other.
 */
export function sepaText(text: string, max: number): string {
  const written = [...text.normalize('NFC')].map((char) => WRITTEN[char] ?? char).join('');
  const plain = written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/gu, '.')
    .replace(/\/{2,}/g, '/');
  const cut = plain
    .trim()
    .replace(/^[/ ]+/, '')
    .slice(0, max)
    .replace(/[/ ]+$/, '');
  return /[A-Za-z0-9]/.test(cut) ? cut : '';
}
