import { ConfigError, readConfig, secretsKeysOf } from './platform/running/config/config.js';
import { databaseOf } from './platform/running/database-server.js';
import { rotateKeys } from './platform/secrets/rotation.repository.js';
import { printStartProblem } from './start.js';

/** What `npm run secrets:rotate` runs: seals every data key with the first key of SECRETS_KEY. */
try {
  const config = readConfig();
  if (config.secretsKeys.length === 0) throw new ConfigError(['SECRETS_KEY is not set: see .env.example.']);
  const server = await databaseOf(config.database, say);
  try {
    const { resealed, current, keys } = await rotateKeys(server.connections.migration, secretsKeysOf(config));
    say(`Sealed anew with the key ${keys.current.id}: ${resealed}. Sealed with it already: ${current}.`);
    say('The other keys of SECRETS_KEY can be removed, once every node has the first one.');
  } finally {
    await server.stop();
  }
} catch (error) {
  process.exitCode = printStartProblem(error);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
