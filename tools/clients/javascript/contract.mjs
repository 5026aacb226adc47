/** Installs and runs the JavaScript library for the contract suite. */
import { copyFile, cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { npm } from '../../setup/packages.mjs';
import { root } from '../../setup/root.mjs';
import { commandsIn, linkLibrary, shell } from '../contract/readme.mjs';

export const title = 'JavaScript';
/** Amounts are numbers. */
export const isExact = false;

const QUIETLY = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
};
const EXPECT_ERRORS = path.join(root, 'tools/clients/contract/expect-errors.mjs');
const BUNDLE = path.join(root, 'tools/clients/javascript/bundle.mjs');
const COMPILER = path.join(root, 'node_modules/typescript/bin/tsc');

/** Installs the library into an empty folder, as a user would. Returns how to run it from there. */
export async function install(folder, run) {
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'books', private: true, type: 'module' }),
  );
  const library = path.join(root, 'clients/javascript');
  const types = path.join(root, 'node_modules/@types/node');
  // Packing builds the library, as publishing would. Installing from its folder would use an older build.
  const { setUp, quickStart } = commandsIn('clients/javascript/README.md');
  await linkLibrary('javascript', folder);
  await run(shell(setUp), folder, QUIETLY);
  await run([...npm(), 'install', types], folder, QUIETLY);
  for (const name of ['driver.mjs', 'library.test.mjs', 'misspelt.mts']) {
    await copyFile(path.join(library, 'test', name), path.join(folder, name));
  }
  await cp(path.join(library, 'examples'), folder, { recursive: true });
  return {
    program: [process.execPath],
    drivers: [
      { name: 'ES modules', command: [process.execPath, 'driver.mjs', 'esm'] },
      { name: 'CommonJS', command: [process.execPath, 'driver.mjs', 'cjs'] },
    ],
    checks: checksOf(library, shell(quickStart)),
    examples: {
      readme: 'clients/javascript/README.md',
      fence: 'js',
      // TypeScript compiles the same text, so that the types are tested too.
      files: (blocks) => {
        const text = blocks
          .map((block, index) => `${block}\nconsole.log('example ${index + 1} done');\n`)
          .join('\n');
        return { 'examples.mjs': text, 'examples.mts': text };
      },
      command: [process.execPath, 'examples.mjs'],
    },
  };
}

function checksOf(library, quickStart) {
  return [
    { name: 'examples/quickstart.mjs as the README says', command: quickStart },
    { name: 'examples/webhook.mjs', command: [process.execPath, 'webhook.mjs'] },
    { name: 'a page can bundle it', command: [process.execPath, BUNDLE], isShown: true },
    { name: 'what is JavaScript’s own', command: [process.execPath, '--test', 'library.test.mjs'] },
    {
      name: 'TypeScript finds what is misspelt',
      command: [
        process.execPath,
        EXPECT_ERRORS,
        'misspelt.mts',
        process.execPath,
        COMPILER,
        ...strictly(),
        'misspelt.mts',
      ],
    },
    { name: 'the sources keep their types', command: [process.execPath, COMPILER, '-p', library] },
    {
      name: 'the examples keep the types of the ES modules',
      command: [process.execPath, COMPILER, ...strictly(), 'examples.mts'],
    },
  ];
}

function strictly() {
  const options = 'noEmit strict noUncheckedIndexedAccess exactOptionalPropertyTypes skipLibCheck=false';
  const flags = options.split(' ').flatMap((option) => {
    const [name, value = 'true'] = option.split('=');
    return [`--${name}`, value];
  });
  return [
    ...flags,
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom,dom.iterable',
    '--types',
    'node',
  ];
}
