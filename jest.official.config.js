import config from './jest.config.js';

/** Tests against the official rules of electronic invoices, which have to be fetched: `npm run test:e-invoice`. */
export default {
  ...config,
  roots: ['<rootDir>/test/documents/official'],
  testPathIgnorePatterns: ['/node_modules/'],
};
