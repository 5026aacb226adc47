import { problemCodes, problemKinds, type ProblemCode } from './registry.js';

/** What a program does next. Code stands between backticks. */
export const retryAdvice = {
  no: 'The same request will fail again.',
  later: 'The same request may succeed later, after the time in `Retry-After`.',
  'after-change': 'Read the resource again before you decide what to do.',
} as const;

/** Renders the Markdown page that lists all problem codes. */
export function problemIndex(): string {
  const lines = problemCodes.map((code) => {
    const { status, title } = problemKinds[code];
    return `- [${code}](/problems/${code}) (${status}): ${title}.`;
  });
  return `# Problem codes\n\nThe \`type\` of every error is the page of its code.\n\n${lines.join('\n')}\n`;
}

/** Renders the Markdown page that explains a problem code to a person. */
export function problemPage(code: ProblemCode): string {
  const { status, title, meaning, remedy, retry } = problemKinds[code];
  return `# ${code}

HTTP status ${status}: ${title}.

**What it means.** ${meaning}

**What to do.** ${remedy} ${retryAdvice[retry]}
`;
}
