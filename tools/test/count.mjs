import { say } from '../setup/child.mjs';

/**
 * Counts the results of jest.
 *
 * A skipped or unwritten test looks green but proves nothing, so it counts as failed, unless a name pattern was given:
 * jest then reports all other tests as skipped. A suite that cannot be loaded counts as one failure, and so does a run
 * without tests, or one that jest ends with an error code for another reason. Takes jest's JSON report, its exit code
 * and arguments. Returns { passed, failed }. Raises nothing.
 */
export function countTests({ report, exitCode, args }) {
  const { numPassedTests: passed = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
  const { numPendingTests = 0, numTodoTests = 0 } = report;
  const hasPattern = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));
  const skipped = hasPattern ? 0 : numPendingTests + numTodoTests;
  if (skipped > 0) say(`${skipped} skipped or to do: they count as failed.`);
  const failed = numFailedTests + numRuntimeErrorTestSuites + skipped;
  const mustFail = exitCode !== 0 || passed === 0;
  return { passed, failed: mustFail ? Math.max(failed, 1) : failed };
}
