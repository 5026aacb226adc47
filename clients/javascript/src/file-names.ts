/** A name as long as every file system takes it, in bytes. */
const BYTES_MAX = 255;
/** A longer ending is no ending. */
const ENDING_MAX = 16;

/** A parameter of a header: its name, and its value in quotes or without. */
const PARAMETER = /;[ \t]*([\w!#$&+.^`|~-]+\*?)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^; \t]*))/g;
/** RFC 8187: the charset, a language that nobody needs, and bytes in percent. */
const ENCODED = /^utf-8'[^']*'((?:[^%]|%[0-9a-f]{2})+)$/i;
/** Characters that show nothing, or turn the direction of what is shown: `exe.fdp` would end in `.pdf`. */
const INVISIBLE = /[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/**
 * The name that a `Content-Disposition` proposes, as it can be written to a folder of any system; undefined if there is
 * none. The encoded name of RFC 6266 comes before the plain one.
 */
export function fileNameIn(disposition: string): string | undefined {
  const values: Record<string, string> = {};
  for (const [, name = '', quoted, bare = ''] of `;${textOf(disposition)}`.matchAll(PARAMETER)) {
    values[name.toLowerCase()] ??= quoted?.replaceAll(/\\(.)/g, '$1') ?? bare;
  }
  const { 'filename*': encoded = '', filename: plain = '' } = values;
  return safe(decoded(encoded)) ?? safe(plain);
}

/** Headers arrive byte by byte; many servers write UTF-8 into them. */
function textOf(header: string): string {
  if (!/^[\0-\xff]*$/.test(header)) return header;
  const bytes = Uint8Array.from(header, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return header;
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(ENCODED.exec(value)?.[1] ?? '');
  } catch {
    return '';
  }
}

/** Never a path, a device, a hidden file or a stream of another file. */
function safe(name: string): string | undefined {
  const last = name.replaceAll(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const plain = trimmed(last.replace(/^[a-z]:/i, '').replaceAll(/[<>:"|?*]/g, '_'));
  if (plain === '') return undefined;
  return shortened(DEVICE.test(plain) ? `_${plain}` : plain);
}

/** Without dots and spaces at its ends: the first hide a file, and Windows drops the last. */
function trimmed(name: string): string {
  const isEdge = (at: number): boolean => name[at] === '.' || name[at] === ' ';
  let [start, end] = [0, name.length];
  while (isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return name.slice(start, end);
}

/** Without the end of its first part, if it is too long. */
function shortened(name: string): string {
  const bytes = (text: string): number => new TextEncoder().encode(text).length;
  if (bytes(name) <= BYTES_MAX) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= ENDING_MAX ? name.slice(dot) : '';
  const characters = Array.from(name.slice(0, name.length - ending.length)).slice(0, BYTES_MAX);
  while (bytes(characters.join('') + ending) > BYTES_MAX) characters.pop();
  return characters.join('') + ending;
}
