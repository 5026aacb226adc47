import { documentFormats, mediaTypeOf, type DocumentFormat } from '../../documents/index.js';
import type { LinkTarget } from '../domain/link.js';
import { organizationOf } from '../domain/link-token.js';

/** What a visitor asks for below a token. */
export type Wanted =
  | { readonly kind: 'page' }
  | { readonly kind: 'verify' }
  | { readonly kind: 'answer' }
  | { readonly kind: 'file'; readonly format: DocumentFormat };

/** A path that may lead somewhere. */
export interface PagePath {
  readonly token: string;
  readonly organizationId: string;
  readonly wanted: Wanted;
}

const PAGE: Wanted = { kind: 'page' };

/** The name under which a file stands below the page of a document. */
export function pathOfFile(type: LinkTarget['type'], format: DocumentFormat): string {
  if (format === 'pdf') return `${type.replace('_', '-')}.pdf`;
  return `${format}.${mediaTypeOf(format) === 'application/pdf' ? 'pdf' : 'xml'}`;
}

/** What stands below a token, by its name. */
const BELOW: ReadonlyMap<string, Wanted> = new Map<string, Wanted>([
  ['verify', { kind: 'verify' }],
  ['answer', { kind: 'answer' }],
  [pathOfFile('quote', 'pdf'), { kind: 'file', format: 'pdf' }],
  ...(['invoice', 'credit_note'] as const).flatMap((type) =>
    documentFormats.map((format) => [pathOfFile(type, format), { kind: 'file', format }] as const),
  ),
]);

/** What a path asks for; undefined where nothing can be, whatever is wrong. */
export function pagePathOf(path: string): PagePath | undefined {
  const [token = '', name, ...rest] = path.split('/');
  const organizationId = organizationOf(token);
  const wanted = name === undefined ? PAGE : BELOW.get(name);
  if (organizationId === undefined || wanted === undefined || rest.length > 0) return undefined;
  return { token, organizationId, wanted };
}

/** Whether a path is that of a form, which is sent and never looked at. */
export function isFormPath(path: string): boolean {
  return pagePathOf(path)?.wanted.kind === 'answer';
}

/** Whether a path is that of a file. */
export function isFilePath(path: string): boolean {
  return pagePathOf(path)?.wanted.kind === 'file';
}
