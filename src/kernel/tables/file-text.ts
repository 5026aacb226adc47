/** The upper half of code page 437, which old bank programs write. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Umlauts and the sharp s in code page 437, and in Latin 1. */
const UMLAUTS_437 = new Set([0x81, 0x84, 0x94, 0x8e, 0x99, 0x9a, 0xe1]);
const UMLAUTS_LATIN = new Set([0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc, 0xdf]);

/** The encodings that files of values have. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'cp437'] as const;

export type Encoding = (typeof encodings)[number];

/** Enough of a file to see that every second byte of it is zero. */
const HEAD_BYTES = 512;

/**
 * The encoding of a file that does not say it: by its byte order mark, else UTF-16 where every second byte is zero,
 * else UTF-8 where it is valid, else code page 437 if only its umlauts occur, else Windows-1252.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = wideEncodingOf(bytes.subarray(0, HEAD_BYTES));
  if (wide !== undefined) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isCp437(bytes) ? 'cp437' : 'windows-1252';
  }
}

/** The text of a file in an encoding, by default the one that it shows. Without a byte order mark. */
export function fileText(bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): string {
  return encoding === 'cp437' ? cp437Text(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** UTF-16 without a mark: nearly all characters of a table are of ASCII. */
function wideEncodingOf(head: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(head.length / 2);
  if (pairs < 2) return undefined;
  let [even, odd] = [0, 0];
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > pairs / 2 && even === 0) return 'utf-16le';
  return even > pairs / 2 && odd === 0 ? 'utf-16be' : undefined;
}

function isCp437(bytes: Uint8Array): boolean {
  return bytes.some((byte) => UMLAUTS_437.has(byte)) && !bytes.some((byte) => UMLAUTS_LATIN.has(byte));
}

function cp437Text(bytes: Uint8Array): string {
  const ascii = new TextDecoder('latin1').decode(bytes);
  return ascii.replace(
    /[^\p{ASCII}]/gu,
    (_character, place: number) => CP437[(bytes[place] ?? 128) - 128] ?? '',
  );
}
