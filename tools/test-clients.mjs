/**
 * What `npm run test:clients` runs: the contract suite of the client libraries, in every language or in the named ones
 * (`npm run test:clients -- python`). The last line is always "N passed, N failed".
 */
import { requireNode } from './setup.mjs';

requireNode();
// Imported after the check of Node.js, because it uses newer syntax.
import('./clients/contract/run.mjs').then(({ runClientTests }) => runClientTests());
