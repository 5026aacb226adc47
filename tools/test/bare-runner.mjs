import { createRequire, register } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/**
 * Runs a test file with Jest's own test functions, but in Node itself instead of a virtual context, so that the modules
 * of the service are loaded once for a worker and not once for a file.
 *
 * Has the shape of a Jest `testRunner`, and gives what Jest's own gives.
 */

const require = createRequire(import.meta.url);
const circus = require.resolve('jest-circus/runner');
let files = 0;

export default async function runTestFile(...given) {
  const [globalConfig, config, , runtime, testPath, sendMessageToJest] = given;
  prepareProcess();
  // Node itself knows where a line of a compiled text comes from; Jest has set what knows only of its own compiler.
  delete Error.prepareStackTrace;
  const { default: runInCircus } = freshCircus();
  files += 1;
  const bare = Object.assign(Object.create(runtime), {
    requireInternalModule: require,
    requireModule: require,
    setGlobalsForRuntime: () => undefined,
    unstable_shouldLoadAsEsm: () => true,
    // A file may run twice in one process, and its tests are declared only when it is evaluated.
    unstable_importModule: (file) => import(`${pathToFileURL(file)}?file=${files}`),
  });
  const place = { global: globalThis, fakeTimers: null, fakeTimersModern: null };
  return runInCircus(globalConfig, config, place, bare, testPath, sendMessageToJest);
}

function prepareProcess() {
  if (files > 0) return;
  register('./typescript.mjs', import.meta.url);
  process.setSourceMapsEnabled(true);
}

/** Jest's test functions keep their state in the process; each file begins without that of the one before. */
function freshCircus() {
  for (const name of Object.keys(require.cache))
    if (name.includes('/jest-circus/')) delete require.cache[name];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  return require(circus);
}
