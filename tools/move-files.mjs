/** What `npm run files:move` runs: prepares the checkout, then moves the files. */
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
prepare()
  .then(() => import('../dist/src/files-main.js'))
  .catch(endWith);
