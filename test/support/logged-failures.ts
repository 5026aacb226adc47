/** Fails with the log line of a request that was answered 500: whatever a test does, that is a fault, and its cause. */
export function assertNothingUnforeseen(lines: readonly string[]): void {
  const failed = lines.find((line) => line.includes('"request failed"') && line.includes('"internal_error"'));
  if (failed !== undefined) throw new Error(`A request failed for a reason that was not foreseen: ${failed}`);
}
