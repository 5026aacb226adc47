const PLAIN = /[A-Za-z0-9-]/;
const NAME_MAX = 100;

/**
 * The number of a document as the name of a folder. Two numbers never have the same one: what not every system takes
 * (decision 0306) is written as its code, `A/1` as `A_2f1`.
 */
export function folderNameOf(number: string): string {
  return [...number].map((char, at) => (isPlain(char, at) ? char : codeOf(char))).join('');
}

/** The name of a file of which the folder has no second one like it. */
export function fileNameOf(name: string): string {
  return name
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .replace(/^\.+/, '_')
    .slice(-NAME_MAX);
}

function isPlain(char: string, at: number): boolean {
  return PLAIN.test(char) || (char === '.' && at > 0);
}

function codeOf(char: string): string {
  return `_${(char.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;
}
