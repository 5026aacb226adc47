import { nameKey } from '../../../kernel/search/search-form.js';
import { personalData } from './domain/personal-data.js';
import type { Owner, PersonalTable, Replacement, Sequel } from './domain/personal-table.js';

/** The name that customers have once they are erased. */
const ERASED = 'Erased customer';

/** The name and the address of a user who has left for good. No mail can reach that address (RFC 2606). */
const FORMER = { name: 'Former member', before: 'former-', behind: '@member.invalid' };

/** The same as an account. */
export function formerMember(id: string): {
  readonly id: string;
  readonly email: string;
  readonly name: string;
} {
  return { id, email: `${FORMER.before}${id}${FORMER.behind}`, name: FORMER.name };
}

const RECIPIENTS = { to: [], cc: [], bcc: [] };
const BUYER = { name: ERASED, email: null, billing_address: null, shipping_address: null, tax_ids: [] };

/** What takes the place of a value. Takes the name of its column. $2 is the id of a user, $3 the instant. */
const VALUES: Readonly<Record<Replacement | Sequel, (column: string) => string>> = {
  nothing: () => 'NULL',
  name: () => `'${ERASED}'`,
  name_key: () => `'${nameKey(ERASED)}'`,
  empty: () => `''`,
  list: () => `'[]'`,
  object: () => `'{}'`,
  recipients: () => `'${JSON.stringify(RECIPIENTS)}'`,
  reasons: (column) =>
    `(SELECT coalesce(jsonb_agg(part - 'reason' ORDER BY place), '[]')
        FROM jsonb_array_elements(${column}) WITH ORDINALITY AS parts (part, place))`,
  buyer: (column) => `CASE WHEN ${column} IS NOT NULL THEN '${JSON.stringify(BUYER)}'::jsonb END`,
  acceptance: (column) => `${column} || '{"name": null, "email": null, "address_hash": null}'`,
  former: () => `'${FORMER.name}'`,
  former_address: () => `'${FORMER.before}' || $2::uuid || '${FORMER.behind}'`,
  former_key: () => `'Key of a former member'`,
  now: () => '$3::timestamptz',
  next: (column) => `${column} + 1`,
  archived: (column) => `coalesce(${column}, $3::timestamptz)`,
  revoked: (column) =>
    `CASE WHEN accepted_at IS NULL THEN coalesce(${column}, $3::timestamptz) ELSE ${column} END`,
  ended: () => `'ended'`,
  unplanned: () => 'NULL',
  withdrawn: (column) => `CASE WHEN ${column} IN ('open', 'expired') THEN 'cancelled' ELSE ${column} END`,
  cancelled: (column) => `CASE ${column} WHEN 'queued' THEN 'cancelled' ELSE ${column} END`,
};

/** A statement that erases rows by their key. $1 organization, $2 the values of the key, $3 the instant. */
export interface ErasingStatement {
  readonly ends: PersonalTable['ends'];
  readonly of: Owner;
  readonly sql: string;
}

/** All of them in their order: search terms go last, because triggers may write them while the others run. */
export const erasingStatements: readonly ErasingStatement[] = [...byValues(), ...byDeletion()];

/** The assignments of an UPDATE. */
export function replaced(columns: Readonly<Record<string, Replacement | Sequel>>): string {
  return Object.entries(columns)
    .map(([column, by]) => `${column} = ${VALUES[by](column)}`)
    .join(', ');
}

function byValues(): ErasingStatement[] {
  return personalData.flatMap(({ table, ends, erasing }) => {
    if (erasing.by !== 'values') return [];
    const set = replaced({ ...erasing.values, ...erasing.sequels });
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
