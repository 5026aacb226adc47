import type { DataSource } from 'typeorm';
import { ConnectionError } from './direct-connections.js';
import { runtimeRole, type Settings } from './connection.js';

/** What a database whose tables are spread over nodes (Citus) says of itself. */
export interface Distribution {
  /** Whether the statements of a transaction take its settings to the other nodes: `local`. */
  readonly propagates: string | null;
  /** The settings of the runtime role, as `name=value`. Every node applies them to its own sessions. */
  readonly roleSettings: readonly string[];
}

/** Settings that the other nodes only have if they are settings of the role. Names are in lower case. */
const ROLE_SETTINGS: Settings = {
  'citus.propagate_set_commands': 'local',
  enable_seqscan: 'off',
  jit: 'off',
  timezone: 'UTC',
};

/** The same, where any time limit will do. */
const TIME_LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

const IS_THERE = `SELECT to_regclass('pg_dist_partition') IS NOT NULL AS yes`;

const IS_USED = `
  SELECT EXISTS (SELECT FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
                  WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)) AS yes`;

const LOOK = `
  SELECT current_setting('citus.propagate_set_commands', true) AS "propagates",
         ARRAY(SELECT unnest(s.setconfig) FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole
                WHERE r.rolname = $1
                  AND s.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())))
           AS "roleSettings"`;

const distributed = new WeakSet<DataSource>();

/** Whether its tables are spread over nodes, once `assertDistribution` has looked. */
export function isDistributed(dataSource: DataSource): boolean {
  return distributed.has(dataSource);
}

/**
 * Refuses to start on distributed tables whose nodes would not get the settings of a transaction: row-level security
 * would answer empty lists there, without any error (decision 0193).
 *
 * Raises ConnectionError.
 */
export async function assertDistribution(dataSource: DataSource): Promise<void> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName);
  if (!(await isYes(dataSource, IS_THERE)) || !(await isYes(dataSource, IS_USED, [tables]))) return;
  distributed.add(dataSource);
  const [found] = await dataSource.query<Distribution[]>(LOOK, [runtimeRole]);
  const missing = found === undefined ? [] : missingSettings(found);
  if (missing.length === 0) return;
  throw new ConnectionError(
    `The tables are distributed, and ${runtimeRole} lacks ${missing.join(', ')} on the nodes: ` +
      'run `npm run citus:distribute` as a superuser, and start again.',
  );
}

/** Returns the settings without which the nodes would work in another way, as `name=value`. */
export function missingSettings({ propagates, roleSettings }: Distribution): string[] {
  const given = new Map(roleSettings.map(parted));
  const wanted = Object.entries(ROLE_SETTINGS).filter(([name, value]) => given.get(name) !== value);
  const limits = TIME_LIMITS.filter((name) => ['0', undefined].includes(given.get(name)));
  const isLocal = propagates === ROLE_SETTINGS['citus.propagate_set_commands'];
  return [
    ...wanted.map(([name, value]) => `${name}=${value}`),
    ...limits.map((name) => `${name}=…`),
    ...(isLocal || wanted.some(([name]) => name.startsWith('citus.'))
      ? []
      : ['citus.propagate_set_commands=local in its session']),
  ];
}

function parted(setting: string): [string, string] {
  const at = setting.indexOf('=');
  return [setting.slice(0, at).toLowerCase(), setting.slice(at + 1)];
}

async function isYes(dataSource: DataSource, sql: string, values: unknown[] = []): Promise<boolean> {
  const [row] = await dataSource.query<{ yes: boolean }[]>(sql, values);
  return row?.yes === true;
}
