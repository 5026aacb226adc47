/**
 * What `npm run test:java` runs: prints documents, looks at their pages, and has them judged by veraPDF and Mustang,
 * which need Java. Arguments go to jest. The last line is always "N passed, N failed".
 */
import { buildIsFresh, makeBuild, serviceBuild } from './setup/builds.mjs';
import { testWithOwnConfig } from './test/with-own-config.mjs';

// Documents are laid out by the built program.
if (!buildIsFresh(serviceBuild)) await makeBuild(serviceBuild);
testWithOwnConfig({
  before: [['tools/poppler.mjs'], ['tools/pdf-validators.mjs']],
  config: 'jest.java.config.js',
});
