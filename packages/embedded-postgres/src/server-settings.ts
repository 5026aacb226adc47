import { totalmem } from 'node:os';
import { PORT } from './socket-folder.js';

const GIBIBYTE = 2 ** 30;

/**
 * Returns the arguments that start the server of a cluster.
 *
 * They are passed at every start and not written to postgresql.conf, so that a newer version of the service brings its
 * own. Durability is PostgreSQL's default: fsync, synchronous_commit and full_page_writes are on. Takes the folders of
 * the cluster and of the socket. Raises nothing.
 */
export function serverArguments(cluster: string, socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: quoted(socketFolder),
    unix_socket_permissions: '0700',
    port: PORT,
    max_connections: 100,
    shared_buffers: memoryBytes() >= 2 * GIBIBYTE ? '256MB' : '64MB',
    // JIT compilation costs more than it gains for queries of a few milliseconds.
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
 * One file per weekday, overwritten a week later, limits the log. Errors of single statements are not logged: the
 * service reports them itself, one caller could fill the disk with them, and they can contain a customer's data.
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

/** Returns the memory of this machine, or of the container around this process. */
function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** unix_socket_directories is a list, in which commas separate and spaces end a name unless it is quoted. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
