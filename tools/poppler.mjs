/** Installs what reads PDF files in tests, pdftoppm and pdftotext, where Debian's packages can be installed. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

if (spawnSync('pdftoppm', ['-v']).error !== undefined) {
  const script = `. ${resolve(import.meta.dirname, 'debian.sh')}; can_install && install_packages poppler-utils`;
  const { status } = spawnSync('bash', ['-c', script], { stdio: ['ignore', 2, 2] });
  if (status !== 0) console.error('pdftoppm and pdftotext are missing: install poppler-utils.');
  process.exitCode = status ?? 1;
}
