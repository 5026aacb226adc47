import type { DataSource } from 'typeorm';

const known = new WeakMap<DataSource, Map<string, string>>();

/** The columns of a table as this version of the service knows them, as a statement lists them. */
export function namesOf(dataSource: DataSource, table: string): string {
  let tables = known.get(dataSource);
  if (tables === undefined) known.set(dataSource, (tables = new Map()));
  let names = tables.get(table);
  if (names === undefined) tables.set(table, (names = listedNames(dataSource, table)));
  return names;
}

function listedNames(dataSource: DataSource, table: string): string {
  const entity = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  if (entity === undefined) throw new Error(`No entity has the table ${table}.`);
  return entity.columns.map(({ databaseName }) => databaseName).join(', ');
}
