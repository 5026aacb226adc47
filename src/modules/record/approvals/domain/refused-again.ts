import { Problem } from '../../../../kernel/problems/problem.js';
import type { ProblemCode } from '../../../../kernel/problems/registry.js';

/** A problem document, as a request of the service to itself has got it. */
interface Document {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

/** What every problem document has, or belongs to one request. */
const COMMON: readonly string[] = [
  'type',
  'title',
  'status',
  'code',
  'detail',
  'instance',
  'request_id',
  'errors',
];
const HEADERS: readonly string[] = ['www-authenticate', 'retry-after'];

/** The problem that a request in the process was answered with, to be raised once more for the one who asked for it. */
export function refusedAgain(content: object | null, headers: Readonly<Record<string, string>>): Problem {
  const { code, detail, errors } = content as Document;
  const members = Object.entries(content ?? {}).filter(([name]) => !COMMON.includes(name));
  const kept = Object.entries(headers).filter(([name]) => HEADERS.includes(name));
  return new Problem(code, detail, {
    ...(errors && { errors }),
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
    ...(kept.length > 0 && { headers: Object.fromEntries(kept) }),
  });
}

/** What a refusal means for an approval: it cannot be done any more, or it may be done later. */
export function refusalOf(status: number): 'stale' | 'later' {
  return [400, 404, 409, 412, 422].includes(status) ? 'stale' : 'later';
}
