import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { asAccount } from './programs.mjs';

/** pgBackRest with the file of deploy/, as the user whose PostgreSQL it backs up. */
export class PgBackRest {
  /** Makes its folders, for a server that has a folder and a port. */
  static async in(servers, { place, port }) {
    const tool = new PgBackRest();
    tool.servers = servers;
    tool.folders = { '/var/run/postgresql': servers.socketFolder };
    for (const [from, name] of [
      ['/srv/books-backups', 'backups'],
      ['/var/spool/pgbackrest', 'spool'],
      ['/var/log/pgbackrest', 'log'],
      ['/tmp/pgbackrest', 'lock'],
    ])
      tool.folders[from] = await servers.folderFor(name);
    await tool.moveTo({ place, port });
    return tool;
  }

  get repository() {
    return this.folders['/srv/books-backups'];
  }

  /** Writes its file for a server that takes the place of the former one. */
  async moveTo({ place, port }) {
    this.file = await this.servers.configured('pgbackrest.conf', {
      ...this.folders,
      '/var/lib/postgresql/15/main': place,
      'pg1-port=5432': `pg1-port=${port}`,
    });
  }

  /** Runs a command to its end. Returns what it prints, and raises if it fails. */
  async run(command, ...options) {
    const args = [`--config=${this.file}`, '--stanza=books', ...options, command];
    const { stdout } = await promisify(execFile)('pgbackrest', args, { ...asAccount(), cwd: '/' });
    return stdout;
  }

  /** Lists the types of the backups, the oldest first. */
  async backups() {
    const [{ backup }] = JSON.parse(await this.run('info', '--output=json'));
    return backup.map(({ type }) => type);
  }
}
