/**
 * Builds an RFC 6901 pointer as a URI fragment: `["items", 2, "product_id"]` becomes `#/items/2/product_id`.
 *
 * Takes property names and array indexes from the root inward. An empty path gives `#`, the whole document.
 */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.reduce<string>((pointer, step) => `${pointer}/${escapeStep(String(step))}`, '#');
}

function escapeStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
