/**
 * A service that a test can kill: starts PostgreSQL on the folder in its first argument, prints the result (or the
 * error's message) as one line of JSON, and runs until it is killed.
 */
import process from 'node:process';

const { startEmbeddedPostgres } =
  await import('../../../dist/packages/embedded-postgres/src/embedded-postgres.js');

try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2], say: () => {} });
  process.stdout.write(JSON.stringify({ host: server.host, port: server.port }) + '\n');
} catch (error) {
  process.stdout.write(JSON.stringify({ message: error.message }) + '\n');
}
