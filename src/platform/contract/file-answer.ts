/** A file as an answer: its bytes, what they are, and the name that it is saved under. */
export interface FileAnswer {
  readonly content: Buffer;
  readonly media_type: string;
  /** Of `A-Z`, `a-z`, digits, dots, hyphens and underscores. */
  readonly filename: string;
  /** Of the content; it is the entity tag. */
  readonly sha256: Buffer;
}

/** The entity tag of a file: its digest. Source: RFC 9110, 8.8.3. */
export function fileTag({ sha256 }: Pick<FileAnswer, 'sha256'>): string {
  return `"${sha256.toString('hex')}"`;
}

/** The headers that say which bytes a file has. Source: RFC 9110, 8.8.3 (its tag), RFC 9530 (its digest). */
export function digestHeaders(file: Pick<FileAnswer, 'sha256'>): Readonly<Record<string, string>> {
  return { ETag: fileTag(file), 'Repr-Digest': `sha-256=:${file.sha256.toString('base64')}:` };
}

/** The headers of a file. Source: RFC 6266 (its name). */
export function fileHeaders(file: FileAnswer): Readonly<Record<string, string>> {
  const { media_type, filename, content } = file;
  return {
    'Content-Type': media_type,
    'Content-Disposition': `attachment; filename="${filename}"; filename*=UTF-8''${filename}`,
    'Content-Length': String(content.length),
    ...digestHeaders(file),
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
}
