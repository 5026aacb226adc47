import type { QuoteItem } from '@countinghouse/client';

type Line = Pick<QuoteItem, 'id' | 'optional' | 'group'>;

/** What is asked of whoever accepts: one optional line, or one of several. */
export interface Question<L extends Line> {
  /** The name of the alternatives; null for a single optional line. */
  readonly group: string | null;
  /** Whether the answer may be none of them. */
  readonly isOptional: boolean;
  readonly lines: readonly L[];
}

/** Returns what can be chosen of a quote, in the order of its lines. Lines that hold anyway ask nothing. */
export function questionsOf<L extends Line>(lines: readonly L[]): Question<L>[] {
  const questions: Question<L>[] = [];
  for (const line of lines) {
    const { group, optional } = line;
    const at = questions.findIndex((one) => group !== null && one.group === group);
    const asked = questions[at];
    if (asked !== undefined) questions[at] = { ...asked, lines: [...asked.lines, line] };
    else if (group !== null || optional) questions.push({ group, isOptional: optional, lines: [line] });
  }
  return questions;
}

/** Returns the answers with this line chosen, or not; other alternatives of its question are not chosen then. */
export function withChoice(
  chosen: readonly string[],
  { lines }: Question<Line>,
  id: string | undefined,
): string[] {
  const others = chosen.filter((one) => !lines.some((line) => line.id === one));
  return id === undefined ? others : [...others, id];
}
