import { readFile } from 'node:fs/promises';

/** Takes one sentence for the operator. */
export type Say = (line: string) => void;

/** The embedded PostgreSQL cannot run. The message is a sentence for the operator; log lines may follow it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/**
 * Returns the reason of a thrown value as text.
 *
 * Takes anything that can be thrown. Raises nothing.
 */
export function reasonOf(thrown: unknown): string {
  return textIn(thrown, 'message') ?? String(thrown);
}

/**
 * Returns the system's code of an error, such as 'ENOENT', or PostgreSQL's, such as '57P03'.
 *
 * Takes anything that can be thrown; returns undefined if it has no code. Raises nothing.
 */
export function codeOf(thrown: unknown): string | undefined {
  return textIn(thrown, 'code');
}

/**
 * Returns the last few lines of a text, each indented by two spaces, for the end of an error message.
 *
 * Takes the whole text. Returns '' for an empty one. Raises nothing.
 */
export function lastLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(-5)
    .map((line) => `\n  ${line}`)
    .join('');
}

/**
 * Returns a file's text, or '' if it is missing or unreadable.
 *
 * Takes the file's path. Raises nothing, because the file's absence is an answer.
 */
export function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/**
 * Does not use `instanceof Error`, because the test runner gives each file its own Error, unlike the system's errors.
 */
function textIn(thrown: unknown, name: 'code' | 'message'): string | undefined {
  const text = (thrown as Partial<Record<typeof name, unknown>> | null | undefined)?.[name];
  return typeof text === 'string' ? text : undefined;
}
