import { problemKinds, type ProblemCode } from './registry.js';

const retries = {
  no: 'The same request will be refused again.',
  later: 'The same request may succeed later; wait as long as `Retry-After` says.',
  'after-change': 'Read the resource again, then decide.',
} as const;

/** The page that explains a problem code to a person, in Markdown. */
export function problemPage(code: ProblemCode): string {
  const { status, title, meaning, remedy, retry } = problemKinds[code];
  return `# ${code}

HTTP status ${status}: ${title}.

**What it means.** ${meaning}

**What to do.** ${remedy} ${retries[retry]}
`;
}
