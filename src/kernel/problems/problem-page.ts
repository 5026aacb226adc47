import { problemKinds, type ProblemCode } from './registry.js';

const retryAdvice = {
  no: 'The same request will fail again.',
  later: 'The same request may succeed later, after the time in `Retry-After`.',
  'after-change': 'Read the resource again before you decide what to do.',
} as const;

/** Renders the Markdown page that explains a problem code to a person. */
export function problemPage(code: ProblemCode): string {
  const { status, title, meaning, remedy, retry } = problemKinds[code];
  return `# ${code}

HTTP status ${status}: ${title}.

**What it means.** ${meaning}

**What to do.** ${remedy} ${retryAdvice[retry]}
`;
}
