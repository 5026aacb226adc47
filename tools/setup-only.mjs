/** What `npm run setup` runs: prepares the checkout, for whoever may not write to it and starts it afterwards. */
import { endWith, prepare, requireNode } from './setup.mjs';

requireNode();
prepare().catch(endWith);
