import { ConfigError, readConfig, readFilesFrom } from './platform/running/config/config.js';
import { databaseBesideService } from './platform/running/database-server.js';
import { storeOf } from './platform/files/files.js';
import { moveFiles } from './platform/files/move-files.repository.js';
import { printStartProblem } from './start.js';

/** What `npm run files:move` runs: moves all files from where FILES_FROM_URL says to where FILES_URL says. */
try {
  const { database, files: to } = readConfig();
  const from = readFilesFrom();
  if (JSON.stringify(from) === JSON.stringify(to))
    throw new ConfigError(['FILES_FROM_URL and FILES_URL lead to the same place.']);
  const server = await databaseBesideService(database, say);
  try {
    const move = { from: storeOf(from), to: storeOf(to) };
    const { moved, lost } = await moveFiles(server.connections.migration, move);
    say(`Moved: ${moved}. Lost or damaged: ${lost.length}.`);
    lost.forEach(say);
    if (lost.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} catch (error) {
  process.exitCode = printStartProblem(error);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
