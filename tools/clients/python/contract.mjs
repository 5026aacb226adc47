/** Installs and runs the Python library for the contract suite. */
import { copyFile, cp } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { npm } from '../../setup/packages.mjs';
import { root } from '../../setup/root.mjs';
import { commandsIn, linkLibrary, shell } from '../contract/readme.mjs';

export const title = 'Python';
/** Amounts are Decimal. */
export const isExact = true;

/** The checker of most editors. Its versions differ in what they report. */
const PYRIGHT = 'pyright@1.1.414';
const QUIETLY = { PIP_QUIET: '1', PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1' };
/** Builds the archive with the sources, and out of that the one that is installed. */
const PACKAGES = [
  'python -m build --no-isolation --outdir packages clients/python',
  'pip install --quiet --no-deps --target unpacked packages/*.whl',
  `PYTHONPATH=unpacked python -c 'import countinghouse; assert "unpacked" in countinghouse.__file__'`,
  'test -f unpacked/countinghouse/py.typed',
  'tar -tzf packages/*.tar.gz | grep CHANGELOG.md',
].join('\n');
const EXPECT_ERRORS = path.join(root, 'tools/clients/contract/expect-errors.mjs');

/** Installs the library into a virtual environment in an empty folder. Returns how to run it from there. */
export async function install(folder, run) {
  const library = path.join(root, 'clients/python');
  const isNewEnough = 'python3 -c "import ensurepip, sys; assert sys.version_info >= (3, 10)"';
  await run(
    [path.join(root, 'tools/clients/install-program.sh'), isNewEnough, 'python3', 'python3-venv'],
    folder,
  );
  await run(['python3', '-m', 'venv', '.venv'], folder);
  const python = path.join(folder, '.venv/bin/python');
  const programs = path.dirname(python);
  const { setUp, quickStart } = commandsIn('clients/python/README.md');
  await linkLibrary('python', folder);
  await run(shell(setUp, programs), folder, QUIETLY);
  await run(shell('pip install mypy build hatchling', programs), folder, QUIETLY);
  await run([...npm(), 'install', '--no-audit', '--no-fund', '--silent', PYRIGHT], folder);
  for (const name of ['driver.py', 'test_library.py', 'misspelt.py']) {
    await copyFile(path.join(library, 'tests', name), path.join(folder, name));
  }
  await cp(path.join(library, 'examples'), folder, { recursive: true });
  return {
    program: [python],
    drivers: [
      { name: 'sync', command: [python, 'driver.py', 'sync'] },
      { name: 'async', command: [python, 'driver.py', 'async'] },
    ],
    checks: checksOf({ folder, library, python, quickStart: shell(quickStart, programs) }),
    examples: {
      readme: 'clients/python/README.md',
      fence: 'python',
      files: (blocks) => ({
        'examples.py': blocks
          .map((block, index) => `${block}\nprint("example ${index + 1} done")\n`)
          .join('\n'),
      }),
      command: [python, 'examples.py'],
    },
  };
}

function checksOf({ folder, library, python, quickStart }) {
  const mypy = [python, '-m', 'mypy', '--strict', '--cache-dir', path.join(folder, '.mypy')];
  const pyright = [path.join(folder, 'node_modules/.bin/pyright'), '--pythonpath', python];
  return [
    { name: 'mypy --strict over the sources', command: [...mypy, path.join(library, 'src')] },
    {
      name: 'mypy --strict over the examples',
      command: [...mypy, 'examples.py', 'test_library.py'],
    },
    { name: 'examples/quickstart.py as the README says', command: quickStart },
    { name: 'examples/webhook.py', command: [python, 'webhook.py'] },
    { name: 'what a registry wants can be built', command: shell(PACKAGES, path.dirname(python)) },
    { name: 'what is Python’s own', command: [python, '-m', 'unittest', 'test_library'] },
    ...['quickstart', 'webhook'].map((name) => ({
      name: `mypy --strict over examples/${name}.py`,
      command: [...mypy, `${name}.py`],
    })),
    {
      name: 'mypy finds what is misspelt',
      command: [process.execPath, EXPECT_ERRORS, 'misspelt.py', ...mypy, 'misspelt.py'],
    },
    {
      name: 'pyright finds what is misspelt',
      command: [process.execPath, EXPECT_ERRORS, 'misspelt.py', ...pyright, 'misspelt.py'],
    },
  ];
}
