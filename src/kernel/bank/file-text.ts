/** The upper half of code page 437, which old bank programs write. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Umlauts and the sharp s in code page 437, and in Latin 1. */
const UMLAUTS_437 = new Set([0x81, 0x84, 0x94, 0x8e, 0x99, 0x9a, 0xe1]);
const UMLAUTS_LATIN = new Set([0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc, 0xdf]);

/**
 * The text of a file whose encoding it does not say: UTF-8 where it is valid, else code page 437 if only its umlauts
 * occur, else Windows-1252. Without a byte order mark.
 */
export function fileText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isCp437(bytes) ? cp437Text(bytes) : new TextDecoder('windows-1252').decode(bytes);
  }
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
