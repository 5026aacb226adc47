/** Installs what reads PDF files in tests, pdftoppm and pdftotext, where Debian's packages can be installed. */
import { spawnSync } from 'node:child_process';
import { installPackage } from './setup/debian-package.mjs';

if (spawnSync('pdftoppm', ['-v']).error !== undefined) {
  installPackage('poppler-utils', 'pdftoppm and pdftotext are missing');
}
