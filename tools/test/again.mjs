/**
 * Which files of a run to test once more, what both runs come to together, and what only the second one passed.
 *
 * A browser, a second process or a queue that a busy machine holds up longer than a test waits should not cost anybody
 * the work of a whole run. But what passes at the second try only is flaky: it is named, and is a fault to find.
 */
import path from 'node:path';

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

/**
 * The tests that failed in the first report and passed in the second, as `test/some.spec.ts: its name`.
 *
 * A file that failed as a whole, because it could not be loaded or cleaned up, is named without a test. Takes the
 * folder that the paths are shown from.
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
