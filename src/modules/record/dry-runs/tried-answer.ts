import type { AnnouncedEvent, AnswerInProcess } from '../../../platform/index.js';

/** What a tried request came to. */
export interface Tried {
  readonly operation: string;
  readonly status: number;
  /** In lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answer, or the problem; null for no content. */
  readonly content: object | null;
  readonly events: readonly AnnouncedEvent[];
  /** What a preflight said of the document afterwards; undefined without one. */
  readonly report: Report | undefined;
}

/** As much of a preflight as a dry run tells. */
export interface Report {
  readonly format: string;
  readonly valid: boolean;
  readonly findings: readonly { readonly message: string }[];
}

/** Parses an answer; null for one that has no JSON. */
export function jsonOf({ headers, body }: AnswerInProcess): object | null {
  const isJson = /^application\/(?:problem\+)?json\b/.test(headers['content-type'] ?? '');
  return isJson && body.length > 0 ? (JSON.parse(body.toString()) as object) : null;
}
