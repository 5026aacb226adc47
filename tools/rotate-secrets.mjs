/** What `npm run secrets:rotate` runs: prepares the checkout, then seals the secrets of the database anew. */
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
prepare()
  .then(() => import('../dist/src/secrets-main.js'))
  .catch(endWith);
