/** Marks a pipelined statement as handled, so that it can be awaited later. */
export function settled<T>(statement: Promise<T>): Promise<T> {
  statement.catch(() => undefined);
  return statement;
}

/**
 * Awaits what was sent after or between other statements.
 *
 * If anything failed, raises the failure of the first statement that failed: later statements only report that an
 * earlier one failed.
 */
export async function withFirstFailure<T>(
  before: readonly Promise<unknown>[],
  last: Promise<T> | T,
): Promise<T> {
  try {
    return await last;
  } catch (error) {
    const outcomes = await Promise.allSettled(before);
    const first = outcomes.find((outcome) => outcome.status === 'rejected');
    throw first === undefined ? error : first.reason;
  }
}
