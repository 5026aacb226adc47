import config from './jest.config.js';

/** Tests that have printed documents judged by other programs: `npm run test:java`. */
export default {
  ...config,
  roots: ['<rootDir>/test/documents/conformance'],
  testPathIgnorePatterns: ['/node_modules/'],
};
