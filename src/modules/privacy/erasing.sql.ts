import { personalData, type PersonalTable, type Replacement, type Sequel } from './domain/personal-data.js';

/** The name that customers have once they are erased. */
const ERASED = 'Erased customer';

const RECIPIENTS = { to: [], cc: [], bcc: [] };
const BUYER = { name: ERASED, email: null, billing_address: null, shipping_address: null, tax_ids: [] };

/** What takes the place of a value. Takes the name of its column. $3 is the instant. */
const VALUES: Readonly<Record<Replacement | Sequel, (column: string) => string>> = {
  nothing: () => 'NULL',
  name: () => `'${ERASED}'`,
  empty: () => `''`,
  list: () => `'[]'`,
  object: () => `'{}'`,
  recipients: () => `'${JSON.stringify(RECIPIENTS)}'`,
  reasons: (column) =>
    `(SELECT coalesce(jsonb_agg(part - 'reason' ORDER BY place), '[]')
        FROM jsonb_array_elements(${column}) WITH ORDINALITY AS parts (part, place))`,
  buyer: (column) => `CASE WHEN ${column} IS NOT NULL THEN '${JSON.stringify(BUYER)}'::jsonb END`,
  now: () => '$3::timestamptz',
  next: (column) => `${column} + 1`,
  archived: (column) => `coalesce(${column}, $3::timestamptz)`,
  cancelled: (column) => `CASE ${column} WHEN 'queued' THEN 'cancelled' ELSE ${column} END`,
};

/** A statement that erases rows by their key. $1 organization, $2 the values of the key, $3 the instant. */
export interface ErasingStatement {
  readonly ends: PersonalTable['ends'];
  readonly of: 'customer' | 'mails' | 'records';
  readonly sql: string;
}

/** All of them in their order: search terms go last, because triggers write them while the others run. */
export const erasingStatements: readonly ErasingStatement[] = [...byValues(), ...byDeletion()];

function byValues(): ErasingStatement[] {
  return personalData.flatMap(({ table, ends, erasing }) => {
    if (erasing.by !== 'values') return [];
    const columns = Object.entries({ ...erasing.values, ...erasing.sequels });
    const set = columns.map(([column, by]) => `${column} = ${VALUES[by](column)}`).join(', ');
    const sql = `UPDATE ${table} SET ${set} WHERE ${rowsOf(erasing.key)}`;
    return [{ ends, of: erasing.of, sql }];
  });
}

function byDeletion(): ErasingStatement[] {
  return personalData.flatMap(({ table, ends, erasing }) =>
    erasing.by === 'deletion'
      ? [{ ends, of: erasing.of, sql: `DELETE FROM ${table} WHERE ${rowsOf(erasing.key)}` }]
      : [],
  );
}

/** The instant is compared with itself, because each statement has to name all of its parameters. */
function rowsOf(key: string): string {
  return `organization_id = $1 AND ${key} = ANY ($2::uuid[]) AND $3::timestamptz IS NOT NULL`;
}
