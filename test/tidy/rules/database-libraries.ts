import { packageOf } from './imports.js';
import { importRule } from './rule.js';

const TYPEORM_AT_HOME =
  /^ormconfig\.ts$|^src\/(platform\/books|database)\/|\/entities\/|\.entity\.ts$|\.repository\.ts$/;
const PG_AT_HOME =
  /^src\/(platform\/books|engines\/pg-rows)\/|^src\/platform\/running\/database-server\.ts$|\.repository\.ts$/;
const QUEUE_AT_HOME = /^src\/platform\/books\/jobs\//;

/**
 * Only repositories, entities and platform/books use TypeORM and the PostgreSQL driver, and only platform/books/jobs
 * uses the queue; types count too.
 */
export const databaseLibraries = importRule(
  (path) => path.startsWith('src/') || path === 'ormconfig.ts',
  (imported, { path }) => {
    const name = packageOf(imported) ?? '';
    if (/^(@nestjs\/)?typeorm$/.test(name) && !TYPEORM_AT_HOME.test(path)) {
      return {
        wrong: 'typeorm is imported here',
        fix: 'give the repository a named method for this need',
      };
    }
    if (/^pg(-|$)/.test(name) && !PG_AT_HOME.test(path)) {
      return { wrong: `${name} is imported here`, fix: 'go through platform/books or a repository' };
    }
    if (name === 'graphile-worker' && !QUEUE_AT_HOME.test(path)) {
      return { wrong: `${name} is imported here`, fix: 'use platform/books/jobs' };
    }
    return undefined;
  },
);
