/**
 * Converts a JSON pointer to the path of a form field: `#/items/2/price` is `items.2.price`.
 *
 * Takes a pointer as a URI fragment (RFC 6901, section 6). The whole body is the empty path.
 */
export function pathOf(pointer: string): string {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
