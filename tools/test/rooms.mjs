/** What `npm test` leaves to `npm run test:all`, so that it takes minutes: paths of tests, and why they are dear. */
export const LATER = {
  'test/panel/': 'a browser, and a built service for each file',
  'test/process/': 'the built service as a process, again and again',
  'test/faults/': 'servers that are killed, and waits for what is late',
  'test/races/': 'many connections that get in one another’s way',
  'test/fuzz/': 'generated requests',
  'test/oracle/': 'ten thousand cases beside a second program',
  'test/operations/': 'backups, restores and upgrades',
  'test/database/query-plans': 'books with two hundred thousand rows',
  'test/database/search': 'the whole history of the schema, backwards',
  'test/contract/bad-input': 'each wrong value of each field of each operation',
  'test/contract/dry-runs': 'each operation twice',
  'packages/': 'a PostgreSQL of each version',
};

/** The checks of `npm test`; `npm run test:all` has all. */
export const EVERYDAY_CHECKS = ['types', 'panel:types', 'tidy'];
