import { readFile } from 'node:fs/promises';

/** Takes one sentence for the person who started the service. */
export type Say = (line: string) => void;

/** The embedded PostgreSQL cannot run; the message is a sentence for that person, log lines may follow it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/**
 * The reason that a thrown value gives, as text.
 *
 * Takes anything that can be thrown. Raises nothing.
 */
export function reasonOf(thrown: unknown): string {
  return textIn(thrown, 'message') ?? String(thrown);
}

/**
 * The system's code of an error, such as 'ENOENT', or PostgreSQL's, such as '57P03'.
 *
 * Takes anything that can be thrown; undefined when it carries no code. Raises nothing.
 */
export function codeOf(thrown: unknown): string | undefined {
  return textIn(thrown, 'code');
}

/**
 * The last few lines of a text, each indented by two spaces, for the end of an error message.
 *
 * Takes the whole text. Gives '' for an empty one. Raises nothing.
 */
export function lastLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(-5)
    .map((line) => `\n  ${line}`)
    .join('');
}

/**
 * A file's text, or '' when it is not there or may not be read.
 *
 * Takes the file's path. Raises nothing: it is used where the file's absence is an answer.
 */
export function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/** Asks no `instanceof Error`: the test runner gives each file its own Error, and the system's errors are another's. */
function textIn(thrown: unknown, name: 'code' | 'message'): string | undefined {
  const text = (thrown as Partial<Record<typeof name, unknown>> | null | undefined)?.[name];
  return typeof text === 'string' ? text : undefined;
}
