/**
 * What `npm run test:clients` runs: the contract suite of the client libraries, in every language or in those that are
 * named (`npm run test:clients -- python`). The last line is always "N passed, N failed".
 */
import { requireNode } from './setup.mjs';

requireNode();
// Only now, as what follows is written for the Node.js that has just been asked for.
import('./clients/contract/run.mjs').then(({ runClientTests }) => runClientTests());
