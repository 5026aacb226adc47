/** Bytes as PostgreSQL reads them from a text. */
export function byteaText(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
