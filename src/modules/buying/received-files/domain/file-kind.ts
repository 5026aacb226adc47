/** The types of files that are taken, each with the ending of its name. */
export const fileEndings = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/tiff': 'tif',
  'text/csv': 'csv',
  'message/rfc822': 'eml',
} as const;

export type MediaType = keyof typeof fileEndings;

export const mediaTypes = Object.keys(fileEndings) as readonly MediaType[];

/** Enough of a file to tell what it is: the head of a mail that came through many servers has some kilobytes. */
const HEAD_BYTES = 16_384;

/** How the files of a type begin, in latin1. Source: the specifications of these formats. */
const BEGINNINGS: readonly (readonly [string, MediaType])[] = [
  ['%PDF-', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
];

const UTF8_MARK = '\xef\xbb\xbf';
/** `<` and `?` as the two encodings of UTF-16 have them, with their marks. */
const UTF16_XML = ['\xff\xfe<\0?\0x\0m\0l\0', '\xfe\xff\0<\0?\0x\0m\0l'];
/** The name of the root, or what a document type says that it is. */
const ROOT = /^<(?:!DOCTYPE\s+)?(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)/i;
/** What browsers would show as a page. */
const PAGES = ['html', 'svg'];
/** A line of the head of a mail, such as `Subject: …`. Source: RFC 5322, 2.2. */
const HEADER = /^([!-9;-~]+):/;
const HEADERS_OF_MAILS = ['from', 'date', 'received', 'return-path', 'message-id', 'mime-version'];
const LEAST_HEADERS = 2;
const CONTROL = /[\0-\x08\x0e-\x1f\x7f]/;
const SEPARATED = /[;,\t|]/;

/** Returns what a file is by its first bytes; undefined if it is none of the types that are taken. */
export function kindOf(content: Uint8Array): MediaType | undefined {
  const head = latin1(content.subarray(0, HEAD_BYTES));
  const [, known] = BEGINNINGS.find(([beginning]) => head.startsWith(beginning)) ?? [];
  if (known !== undefined) return known;
  if (UTF16_XML.some((beginning) => head.startsWith(beginning))) return 'application/xml';
  const text = head.startsWith(UTF8_MARK) ? head.slice(UTF8_MARK.length) : head;
  if (CONTROL.test(text)) return undefined;
  if (/^\s*</.test(text)) return isXml(text.trimStart()) ? 'application/xml' : undefined;
  if (isMail(text)) return 'message/rfc822';
  return isTable(text) ? 'text/csv' : undefined;
}

/** Whether a text with markup is an XML document and no page: it looks behind instructions and comments. */
function isXml(text: string): boolean {
  let rest = text;
  for (;;) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    if (end === undefined) break;
    const at = rest.indexOf(end);
    if (at === -1) return true;
    rest = rest.slice(at + end.length).trimStart();
  }
  const [, root] = ROOT.exec(rest) ?? [];
  return root !== undefined && !PAGES.includes(root.toLowerCase());
}

/** Whether a text begins with the head of a mail, perhaps behind the line that mailboxes in files put before it. */
function isMail(text: string): boolean {
  const [head = ''] = text.replace(/^From [^\n]*\n/, '').split(/\r?\n\r?\n/, 1);
  const lines = head.split(/\r?\n/).filter((line) => !/^[ \t]/.test(line));
  const names = lines.flatMap((line) => HEADER.exec(line)?.[1]?.toLowerCase() ?? []);
  const known = new Set(names.filter((name) => HEADERS_OF_MAILS.includes(name)));
  return lines.length === names.length && known.size >= LEAST_HEADERS;
}

/** Whether the first line that says something has fields. */
function isTable(text: string): boolean {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1);
  return SEPARATED.test(first);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
