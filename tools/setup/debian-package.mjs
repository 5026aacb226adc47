import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

/**
 * Installs a package of Debian that tests need, where packages can be installed. Else says what is missing, and lets
 * the process fail.
 */
export function installPackage(name, missing) {
  const script = `. ${resolve(import.meta.dirname, '../debian.sh')}; can_install && install_packages ${name}`;
  const { status } = spawnSync('bash', ['-c', script], { stdio: ['ignore', 2, 2] });
  if (status !== 0) console.error(`${missing}: install ${name}.`);
  process.exitCode = status ?? 1;
}
