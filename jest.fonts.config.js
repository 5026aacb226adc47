import config from './jest.config.js';

/** Tests that print with fonts of a package of Debian: `npm run test:fonts`. */
export default {
  ...config,
  roots: ['<rootDir>/test/documents/more-fonts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
