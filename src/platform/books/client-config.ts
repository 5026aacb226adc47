import type pg from 'pg';
import { keepAlive, languageSettings, startUpOptions, type Connection, type Settings } from './connection.js';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Returns the configuration of a plain pg client on the server itself, whose session has these settings.
 *
 * The database shows its connections under the name.
 */
export function clientConfig(
  connection: Connection,
  application_name: string,
  settings: Settings = languageSettings,
): pg.ClientConfig {
  const { url, options } = withOptions(connection, settings);
  return { ...pooledConfig(url === undefined ? connection : { url }, application_name), options };
}

/** The same without settings, for what may lead to a pooler, which refuses or drops them. */
export function pooledConfig(connection: Connection, application_name: string): pg.ClientConfig {
  const common = { ...keepAlive, application_name, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  if ('url' in connection) return { ...common, connectionString: connection.url };
  const { host, port, username, database } = connection;
  return { ...common, host, port, user: username, database };
}

/**
 * Returns settings as options of the start-up packet, and a URL without options of its own, which the driver would take
 * in place of ours. They stand before ours.
 */
export function withOptions(
  connection: Connection,
  settings: Settings,
): { readonly url: string | undefined; readonly options: string } {
  const ours = startUpOptions(settings);
  if (!('url' in connection)) return { url: undefined, options: ours };
  const url = new URL(connection.url);
  const own = url.searchParams.get('options');
  if (own === null) return { url: connection.url, options: ours };
  url.searchParams.delete('options');
  return { url: url.href, options: `${own} ${ours}` };
}
