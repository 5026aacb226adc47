import { pageSamples } from './page-samples.js';

/* The script of a guide. */

pageSamples();
