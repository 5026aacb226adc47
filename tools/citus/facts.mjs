/** Reads what the plan is made of, and what must be the same before and after. */

const TABLES = `
  SELECT c.relname AS name,
         ARRAY(SELECT attname::text FROM pg_attribute
                WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns,
         (SELECT coalesce(json_agg(ARRAY(
                   SELECT a.attname::text FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS k (attnum, place)
                     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum ORDER BY k.place)
                   ORDER BY i.indexrelid::regclass::text), '[]')
            FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS keys
    FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT LIKE 'pg_dist%'
   ORDER BY c.relname`;

const FOREIGN_KEYS = `
  SELECT conname AS name, conrelid::regclass::text AS table, confrelid::regclass::text AS to,
         pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
   WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY conname`;

const TRIGGERS = `
  SELECT tgname AS name, tgrelid::regclass::text AS table FROM pg_trigger
   WHERE NOT tgisinternal ORDER BY tgrelid::regclass::text, tgname`;

const DISTRIBUTED = `SELECT logicalrelid::text AS name FROM pg_dist_partition WHERE partmethod = 'h'`;

/** Of the chain of issued documents: how many, a sum of their hashes, and how many do not follow the one before. */
const CHAIN = `
  SELECT count(*) AS documents, coalesce(sum(hashtext(encode(d.hash, 'hex'))::bigint), 0) AS hashes,
         count(*) FILTER (WHERE d.previous_hash IS DISTINCT FROM p.hash) AS broken
    FROM issued_documents d
    LEFT JOIN issued_documents p
      ON p.organization_id = d.organization_id AND p.series_id = d.series_id AND p.position = d.position - 1`;

/** The version of Citus in the database; undefined without it. */
export async function versionOf(client) {
  const { rows } = await client.query(
    `SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'`,
  );
  return rows[0]?.version;
}

/** Whether the role sees all rows, and how many connections of the service there are. */
export async function sessionOf(client) {
  const { rows } = await client.query(`
    SELECT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
           (SELECT count(*)::integer FROM pg_stat_activity
             WHERE datname = current_database() AND application_name LIKE 'countinghouse%') AS services`);
  return rows[0];
}

/** What planOf takes. Takes whether the database has Citus. */
export async function factsOf(client, hasCitus) {
  const tables = (await client.query(TABLES)).rows;
  const foreignKeys = (await client.query(FOREIGN_KEYS)).rows;
  const triggers = (await client.query(TRIGGERS)).rows;
  const known = new Set(hasCitus ? (await client.query(DISTRIBUTED)).rows.map(({ name }) => name) : []);
  return {
    tables: tables.map((table) => ({ ...table, isDistributed: known.has(table.name) })),
    foreignKeys,
    triggers,
  };
}

/** How many rows each table has, and the chain, as one text for each. */
export async function contentOf(client, tables) {
  const content = [];
  for (const table of tables) {
    const { rows } = await client.query(`SELECT count(*) AS rows FROM ${table}`);
    content.push(`${table}: ${rows[0].rows} rows`);
  }
  const { documents, hashes, broken } = (await client.query(CHAIN)).rows[0];
  return [...content, `chain: ${documents} documents, hashes ${hashes}, ${broken} broken`];
}
