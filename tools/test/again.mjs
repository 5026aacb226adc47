/**
 * Which files of a run to test once more, and what both runs come to together.
 *
 * A browser, a second process or a queue that a busy machine holds up longer than a test waits is no fault of the
 * service; a fault of the service fails again when the file has the machine to itself.
 */

/** More than these at once are a change that broke something: they are not tried again. */
const FILES_MAX = 3;

/** The files that failed in jest's JSON report, if they are few. */
export function filesToTryAgain({ testResults = [] }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= FILES_MAX ? failed : [];
}

/** The first report, with what the second says of the files that were tried again. */
export function together(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const results = [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults];
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const countOf = (wanted) => tests.filter(({ status }) => status === wanted).length;
  const totals = Object.entries(TOTALS).map(([total, status]) => [total, countOf(status)]);
  // Of those tried again, the second report says which could not be loaded; there were no others.
  return { ...Object.fromEntries(totals), numRuntimeErrorTestSuites: second.numRuntimeErrorTestSuites };
}

/** jest's totals, and the state of the tests that each of them counts. */
const TOTALS = {
  numPassedTests: 'passed',
  numFailedTests: 'failed',
  numPendingTests: 'pending',
  numTodoTests: 'todo',
};
