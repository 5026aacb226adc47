/** Returns SQL for a number from 0 to below `of`, the same for the same row and purpose in every run. */
export function chance(purpose: number, of: number): string {
  return `((hashint4(n * 16 + ${purpose}) & 2147483647) % ${of})`;
}

/** Returns SQL for ids in the order of their rows, in the form of UUIDv7. The first byte distinguishes the kinds. */
export function idOf(kind: string, number: string): string {
  return `('${kind}' || lpad(to_hex(${number}), 10, '0') || '7' || substr(md5($1::uuid::text || ${number}), 1, 3) || '8'
    || substr(md5($1::uuid::text || ${number}), 4, 15))::uuid`;
}
