/** Installs the fonts of `npm run test:fonts`, 60 MB, where Debian's packages can be installed. */
import { existsSync } from 'node:fs';
import { installPackage } from './setup/debian-package.mjs';

if (!existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) {
  installPackage('fonts-noto-cjk', 'Fonts with Chinese characters are missing');
}
