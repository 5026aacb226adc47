import { personalData } from './domain/personal-data.js';
import type { Erasing, UserKey } from './domain/personal-table.js';
import { replaced } from './erasing.sql.js';

/** A statement that erases a user everywhere. $1 what finds the rows, $2 the id of the user, $3 the instant. */
export interface UserStatement {
  readonly of: UserKey;
  readonly sql: string;
}

/** All of them. They are made from the registry, so that a column of a user is either erased or not registered. */
export const userStatements: readonly UserStatement[] = personalData.flatMap(({ table, erasing }) => {
  return erasing.by === 'account' ? [{ of: erasing.of, sql: statementOf(table, erasing) }] : [];
});

/** The parameters are compared with themselves, because each statement has to name all of them. */
function statementOf(
  table: string,
  { of, key, values, sequels }: Extract<Erasing, { by: 'account' }>,
): string {
  const found = of === 'id' ? `${key} = $1::uuid` : `${key} = $1`;
  const rows = `WHERE ${found} AND $2::uuid IS NOT NULL AND $3::timestamptz IS NOT NULL`;
  if (values === undefined) return `DELETE FROM ${table} ${rows}`;
  return `UPDATE ${table} SET ${replaced({ ...values, ...sequels })} ${rows}`;
}
