/**
 * The plan of `npm run citus:distribute`: which tables are spread over the nodes, and by which statements. Pure, so
 * that tests can look at it.
 */

/** The column that rows are distributed by, and the table that every node gets whole. */
export const COLUMN = 'organization_id';
export const REFERENCE = 'organizations';

/** Tables of organizations that stay on the coordinator, each with its reason. */
export const LOCAL = {
  api_keys: 'a key is found by its id, before its organization is known',
  api_key_addresses: 'belongs to api_keys, which is read in the same statement',
  invitations: 'an invitation is found by its token, before its organization is known',
  member_day_uses: 'belongs to memberships, and ends with them',
  memberships: 'refers to users, which belong to no organization',
  moved_jobs: 'notes which jobs are in the queue, in the transactions that write to the queue',
  organization_data_keys: 'the rotation of keys goes through all organizations',
  sessions: 'a session is found by its token, before its organization is known',
  sign_in_challenges: 'refers to memberships',
};

/**
 * Settings of the role that serves requests. Its start-up options do not reach the nodes, and without the first one
 * the organization of a transaction does not either.
 */
export const roleSettings = {
  'citus.propagate_set_commands': 'local',
  enable_seqscan: 'off',
  jit: 'off',
  timezone: 'UTC',
  statement_timeout: '10000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '15000',
};

const ROLE = 'countinghouse_runtime';

/**
 * Takes what facts.mjs reads: `tables` ({ name, columns, keys, isDistributed }), `foreignKeys` ({ name, table, to,
 * definition }) and `triggers` ({ name, table }). A key is the list of the columns of a primary key or a unique index.
 *
 * Returns `tables`, those to be distributed in the order in which that works; `problems`, sentences about what cannot
 * be distributed; and `statements`, of which each is to be run in a transaction of its own.
 */
export function planOf({ tables, foreignKeys, triggers }) {
  const spread = tables.filter(({ name, columns }) => columns.includes(COLUMN) && !(name in LOCAL));
  const names = new Set(spread.map(({ name }) => name));
  const between = foreignKeys.filter(({ table, to }) => names.has(table) && names.has(to) && table !== to);
  const beside = foreignKeys.filter(({ table }) => names.has(table));
  const problems = [
    ...spread.flatMap(problemsOfKeys),
    ...beside.filter(({ to }) => to !== REFERENCE && !names.has(to)).map(problemOfForeignKey),
  ];
  const order = inOrder([...names].sort(), between);
  const left = order.filter((name) => !spread.find((table) => table.name === name)?.isDistributed);
  const held = heldBack(between, foreignKeys);
  return { tables: left, problems, statements: statementsOf({ left, order, held, triggers }) };
}

/**
 * Foreign keys to tables that refer to the reference table. Both sides would become local tables of Citus with it, and
 * keep each other from being distributed.
 */
function heldBack(between, foreignKeys) {
  const refer = new Set(foreignKeys.filter(({ to }) => to === REFERENCE).map(({ table }) => table));
  return between.filter(({ to }) => refer.has(to));
}

function statementsOf({ left, order, held, triggers }) {
  if (left.length === 0) return settingStatements();
  const first = order[0];
  const again = held.filter(({ table, to }) => left.includes(table) || left.includes(to));
  return [
    ...triggers
      .filter(({ table }) => left.includes(table))
      .map(({ name, table }) => `DROP TRIGGER ${name} ON ${table}`),
    ...again.map(({ name, table }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    `SELECT create_reference_table('${REFERENCE}')`,
    ...left.map((name) => {
      const group = name === first ? 'none' : first;
      return `SELECT create_distributed_table('${name}', '${COLUMN}', colocate_with => '${group}')`;
    }),
    ...again.map(
      ({ name, table, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
    ),
    ...[...left].reverse().map((name) => `SELECT truncate_local_data_after_distributing_table('${name}')`),
    ...settingStatements(),
  ];
}

function settingStatements() {
  return Object.entries(roleSettings).map(([name, value]) => `ALTER ROLE ${ROLE} SET ${name} = '${value}'`);
}

function problemsOfKeys({ name, keys }) {
  return keys
    .filter((columns) => !columns.includes(COLUMN))
    .map((columns) => `${name} cannot be distributed: its key (${columns.join(', ')}) lacks ${COLUMN}.`);
}

function problemOfForeignKey({ name, table, to }) {
  return `${table} cannot be distributed: ${name} refers to ${to}, which stays on the coordinator.`;
}

/** What is referred to comes first; apart from that by name. */
function inOrder(names, between) {
  const waits = (name, left) => between.some(({ table, to }) => table === name && left.includes(to));
  const order = [];
  for (let left = names; left.length > 0;) {
    const next = left.find((name) => !waits(name, left));
    if (next === undefined) throw new Error(`Tables refer to each other: ${left.join(', ')}.`);
    order.push(next);
    left = left.filter((name) => name !== next);
  }
  return order;
}
