/** How the contract suite installs and runs the Python library. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../setup/root.mjs';

export const title = 'Python';
/** Amounts are Decimal. */
export const isExact = true;

/** Installs the library into a virtual environment in an empty folder, and says how it is run from there. */
export async function install(folder, run) {
  const library = path.join(root, 'clients/python');
  const isNewEnough = 'python3 -c "import ensurepip, sys; assert sys.version_info >= (3, 10)"';
  await run(
    [path.join(root, 'tools/clients/install-program.sh'), isNewEnough, 'python3', 'python3-venv'],
    folder,
  );
  await run(['python3', '-m', 'venv', '.venv'], folder);
  const python = path.join(folder, '.venv/bin/python');
  const quietly = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'];
  await run([python, ...quietly, library, 'mypy'], folder);
  await copyFile(path.join(library, 'tests/driver.py'), path.join(folder, 'driver.py'));
  const mypy = [python, '-m', 'mypy', '--strict', '--cache-dir', path.join(folder, '.mypy')];
  return {
    drivers: [
      { name: 'sync', command: [python, 'driver.py', 'sync'] },
      { name: 'async', command: [python, 'driver.py', 'async'] },
    ],
    checks: [
      { name: 'mypy --strict over the sources', command: [...mypy, path.join(library, 'src')] },
      { name: 'mypy --strict over the examples', command: [...mypy, 'examples.py'] },
    ],
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
