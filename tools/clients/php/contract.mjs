/** Installs and runs the PHP library for the contract suite. */
import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../setup/root.mjs';
import { samplesFor } from '../contract/examples.mjs';
import { commandsIn, shell } from '../contract/readme.mjs';

export const title = 'PHP';
/** Amounts are numeric strings. */
export const isExact = true;

/** Where the examples find the autoloader. */
export const environment = { COUNTINGHOUSE_AUTOLOAD: 'clients/php/autoload.php' };

/** What Debian has of Composer's packages, by folder. */
const PACKAGES = [
  ['GuzzleHttp/Psr7', 'php-guzzlehttp-psr7'],
  ['Psr/Http/Client', 'php-psr-http-client'],
  ['PHPStan/PhpDocParser', 'php-phpstan-phpdoc-parser'],
];

const VALIDATE =
  'COMPOSER_ALLOW_SUPERUSER=1 composer validate --strict --no-check-publish clients/php/composer.json';

/** Loads every class, so that PHP checks each of them. */
const LOAD_ALL =
  'foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator("clients/php/src")) as $file)' +
  ' if ($file->getExtension() === "php") require_once $file->getPathname();';

/**
 * Copies the library into a folder, as users without Composer do, and installs that copy with Composer beside it.
 *
 * Returns how to run it from there.
 */
export async function install(folder, run) {
  const isFit = `php -r 'exit(PHP_VERSION_ID >= 80200 && extension_loaded("curl") ? 0 : 1);'`;
  const installProgram = path.join(root, 'tools/clients/install-program.sh');
  await run([installProgram, isFit, 'php-cli', 'php-curl'], folder);
  // Only the tests need them, because the library has no dependencies.
  const hasPackages = PACKAGES.map(([file]) => `-f /usr/share/php/${file}/autoload.php`).join(' -a ');
  await run([installProgram, `test ${hasPackages}`, ...PACKAGES.map(([, name]) => name)], folder);
  await run([installProgram, 'composer --version', 'composer'], folder);
  await cp(path.join(root, 'clients/php'), path.join(folder, 'clients/php'), { recursive: true });
  await writeFile(path.join(folder, 'samples.php'), samplesIn());
  await writeFile(path.join(folder, 'composer.json'), composerFile());
  const home = { COMPOSER_HOME: path.join(folder, '.composer'), COMPOSER_ALLOW_SUPERUSER: '1' };
  await run(['composer', 'install', '--quiet', '--no-interaction'], folder, home);
  const autoload = 'clients/php/autoload.php';
  const { quickStart } = commandsIn('clients/php/README.md');
  return {
    program: ['php'],
    drivers: [{ name: 'curl', command: ['php', 'clients/php/contract/driver.php', autoload] }],
    checks: [
      {
        name: 'every class loads',
        command: ['php', '-d', 'display_errors=1', '-r', `require "${autoload}"; ${LOAD_ALL}`],
      },
      { name: 'examples/quickstart.php as the README says', command: shell(quickStart) },
      { name: 'examples/webhook.php', command: ['php', 'clients/php/examples/webhook.php'] },
      { name: 'Composer finds the metadata whole', command: shell(VALIDATE) },
      { name: 'what is PHP’s own', command: ['php', 'clients/php/contract/library.php', autoload] },
      {
        name: 'PHPStan can read the annotations',
        command: ['php', 'clients/php/contract/annotations.php', 'clients/php/src'],
      },
      { name: 'the samples of the document are PHP', command: ['php', '-l', 'samples.php'] },
    ],
    examples: {
      readme: 'clients/php/README.md',
      fence: 'php',
      files: (blocks) => ({ 'examples.php': program(blocks) }),
      command: ['php', 'examples.php'],
    },
  };
}

/** The file that the README shows, with the copy of the library and without a registry. */
function composerFile() {
  const readme = readFileSync(path.join(root, 'clients/php/README.md'), 'utf8');
  const file = JSON.parse(/^```json\n([^]*?)^```$/m.exec(readme)[1]);
  return JSON.stringify({ ...file, repositories: [...file.repositories, { 'packagist.org': false }] });
}

/** Wraps each sample in a function. */
function samplesIn() {
  const bodies = samplesFor('PHP').map((sample) => sample.replace(/^<\?php\n/, ''));
  return ['<?php', ...bodies.map((body, index) => `function sample${index}() {${body}}`), ''].join('\n');
}

/** Joins the examples to one script that stops at a warning, with their imports first. */
function program(blocks) {
  const lines = blocks.flatMap((block, index) => [
    ...block.split('\n'),
    `echo "example ${index + 1} done\\n";`,
  ]);
  const uses = new Set(lines.filter((line) => line.startsWith('use ')));
  const rest = lines.filter((line) => !uses.has(line) && !line.startsWith('require '));
  return [
    '<?php',
    'declare(strict_types=1);',
    ...uses,
    'require "vendor/autoload.php";',
    'set_error_handler(fn (int $level, string $message) => throw new ErrorException($message));',
    ...rest,
    '',
  ].join('\n');
}
