import { PasswordsService, type Recovery } from './modules/people/auth/index.js';
import { readConfig, type Config } from './platform/running/config/config.js';
import { databaseBesideService } from './platform/running/database-server.js';
import { Clock } from './platform/contract/clock.js';
import { Log } from './platform/signals/log.js';
import { createService } from './service.js';
import { baseUrlOf, printStartProblem } from './start.js';

/**
 * Prints a link that sets a new password, for a user who has lost the way in, and takes the second factor away.
 *
 * The service may run meanwhile. Takes the arguments of the command: an e-mail address. Returns the exit code.
 */
export async function printResetLink(given: readonly string[]): Promise<number> {
  const [email, ...more] = given;
  if (email === undefined || more.length > 0) {
    process.stderr.write('Usage: npm run user:reset -- EMAIL\n');
    return 2;
  }
  try {
    const config = readConfig();
    const recovery = await recover(config, email);
    if (recovery === undefined) {
      process.stderr.write(`No user has the address ${email}.\n`);
      return 1;
    }
    const link = `${baseUrlOf(config, config)}/reset-password#${recovery.token}`;
    process.stdout.write(`This link sets a new password. It works once, for 30 minutes:\n\n  ${link}\n`);
    if (recovery.hadSecondFactor) process.stdout.write('\nThe second factor of this user was taken away.\n');
    return 0;
  } catch (error) {
    return printStartProblem(error);
  }
}

async function recover(config: Config, email: string): Promise<Recovery | undefined> {
  const server = await databaseBesideService(config.database, (line) => process.stderr.write(`${line}\n`));
  try {
    const { connections } = server;
    const service = await createService({ config, connections, clock: new Clock(), log: new Log('silent') });
    try {
      return await service.app.get(PasswordsService).recover(email);
    } finally {
      await service.stop();
    }
  } finally {
    await server.stop();
  }
}
