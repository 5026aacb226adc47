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

/** Returns the value at a path; undefined if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      values,
    );
}
