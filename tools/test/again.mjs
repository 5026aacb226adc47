/**
 * Decides which test files of a run to repeat, merges both reports, and finds the tests that passed only the second
 * time.
 *
 * A busy machine may delay a browser, a second process or a queue longer than a test waits, and that should not fail a
 * whole run. But a test that passes only the second time is flaky: it is named, and is a fault to find.
 */
import path from 'node:path';

/** If more files fail, a change has broken something, and they are not repeated. */
const FILES_MAX = 3;

/** Returns the failed files of jest's JSON report, if they are few. */
export function filesToTryAgain({ testResults = [] }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= FILES_MAX ? failed : [];
}

/** Returns the first report, with the results of the second for the repeated files. */
export function together(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const results = [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults];
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const countOf = (wanted) => tests.filter(({ status }) => status === wanted).length;
  const totals = Object.entries(TOTALS).map(([total, status]) => [total, countOf(status)]);
  // For repeated files, the second report says which could not be loaded. No others failed to load.
  return { ...Object.fromEntries(totals), numRuntimeErrorTestSuites: second.numRuntimeErrorTestSuites };
}

/** jest's totals, and the test state that each of them counts. */
const TOTALS = {
  numPassedTests: 'passed',
  numFailedTests: 'failed',
  numPendingTests: 'pending',
  numTodoTests: 'todo',
};

/**
 * Returns the tests that failed in the first report and passed in the second, as `test/some.spec.ts: its name`.
 *
 * A file that failed as a whole, because it could not be loaded or cleaned up, is named without a test. Takes the
 * folder that the paths are relative to.
 */
export function flakyTests(first, second, folder) {
  const secondByFile = new Map(second.testResults.map((result) => [result.name, result]));
  return first.testResults.flatMap((result) => {
    const again = secondByFile.get(result.name);
    if (result.status !== 'failed' || again === undefined) return [];
    const file = path.relative(folder, result.name);
    const failed = namesOf(result, 'failed');
    if (failed.length === 0) return again.status === 'passed' ? [file] : [];
    const passed = new Set(namesOf(again, 'passed'));
    return failed.filter((name) => passed.has(name)).map((name) => `${file}: ${name}`);
  });
}

function namesOf({ assertionResults }, wanted) {
  return assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
}
