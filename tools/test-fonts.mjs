/**
 * What `npm run test:fonts` runs: prints documents in Chinese, Japanese and Korean with fonts that the service does not
 * have, and reads them. Arguments go to jest. The last line is always "N passed, N failed".
 */
import { buildIsFresh, makeBuild, serviceBuild } from './setup/builds.mjs';
import { testWithOwnConfig } from './test/with-own-config.mjs';

// Documents are laid out by the built program.
if (!buildIsFresh(serviceBuild)) await makeBuild(serviceBuild);
testWithOwnConfig({
  before: [['tools/poppler.mjs'], ['tools/cjk-fonts.mjs']],
  config: 'jest.fonts.config.js',
});
