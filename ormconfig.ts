import { DataSource } from 'typeorm';
import { readConfig } from './src/platform/running/config/config.js';
import { databaseOf } from './src/platform/running/database-server.js';
import { migrationOptions } from './src/platform/books/data-source.js';
import { schema } from './src/schema.js';

/**
 * The data source of the TypeORM command line: the same server and schema as the service's own.
 *
 * Without DATABASE_URL the embedded server is started for as long as the command runs.
 */
export default (async (): Promise<DataSource> => {
  const server = await databaseOf(readConfig().database, (line) => process.stderr.write(`${line}\n`));
  const dataSource = new DataSource(migrationOptions(server.connections.migration, schema));
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async (): Promise<void> => {
    await destroy();
    await server.stop();
  };
  return dataSource;
})();
