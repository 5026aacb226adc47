/** One project for everything: unit tests stand beside their subject, the rest under test/. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/packages', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  // They need what is fetched; `npm run test:e-invoice`, `npm run test:java` and `npm run test:fonts` run them.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/documents/official/',
    '<rootDir>/test/documents/conformance/',
    '<rootDir>/test/documents/more-fonts/',
    // What `npm test` leaves to `npm run test:all`: tools/test/rooms.mjs.
    ...(process.env.TESTS_LATER ?? '')
      .split(',')
      .flatMap((path) => (path === '' ? [] : [`<rootDir>/${path}`])),
  ],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {},
  testRunner: '<rootDir>/tools/test/bare-runner.mjs',
  // What hangs is ended; what is slow, on a slow machine, is not.
  testTimeout: 120_000,
  // Tests wait for PostgreSQL, browsers and other processes for a third of their time. One more worker would use that
  // time, and more connections than the one PostgreSQL of the tests has.
  maxWorkers: '100%',
  // Node keeps the modules of each tested file. With gigabytes of them, a worker does little but collect garbage.
  workerIdleMemoryLimit: '1GB',
};
