/** What a Swiss payment part may be written in. Source: Swiss Implementation Guidelines, version 2.3, 4.1.1. */
const ALLOWED = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/;

/** Signs that texts use and banks do not know. */
const PLAIN: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
};

/**
 * A text in the characters that banks know, in one line: signs become plain ones, and letters lose accents that are not
 * known. Undefined where it has other letters.
 */
export function swissText(text: string): string | undefined {
  const plain = Array.from(text.replace(/\s+/g, ' ').trim().normalize('NFC'), (one) => {
    if (ALLOWED.test(one)) return one;
    return PLAIN[one] ?? one.normalize('NFD').replace(/\p{M}/gu, '');
  }).join('');
  return ALLOWED.test(plain) ? plain : undefined;
}
