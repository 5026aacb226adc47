import { totalmem } from 'node:os';
import { PORT } from './socket-folder.js';

const GIBIBYTE = 2 ** 30;

/**
 * The arguments that the server of a cluster is started with.
 *
 * They are given at every start, and not written into postgresql.conf, so that a newer version of the service brings
 * its own. Durability is PostgreSQL's default: fsync, synchronous_commit and full_page_writes are on.
 * Takes the folders of the cluster and of the socket. Raises nothing.
 */
export function serverArguments(cluster: string, socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: quoted(socketFolder),
    unix_socket_permissions: '0700',
    port: PORT,
    max_connections: 100,
    shared_buffers: memoryBytes() >= 2 * GIBIBYTE ? '256MB' : '64MB',
    // Compiling costs more than it gains on queries of a few milliseconds.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'countinghouse',
    ...logSettings,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, ...options];
}

/**
 * One file per weekday, written anew a week later, bounds the log. Errors of single statements stay out of it: the
 * service reports them itself, one caller could fill the disk with them, and they can quote a customer's data.
 */
const logSettings = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
};

/** The memory that this machine, or the container around this process, has. */
function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** unix_socket_directories is a list, in which commas part and spaces end a name unless it is quoted. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
