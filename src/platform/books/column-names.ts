import type { DataSource } from 'typeorm';

const known = new WeakMap<DataSource, Map<string, string>>();

/** Returns the columns of a table that this version of the service knows, as a list for a statement. */
export function namesOf(dataSource: DataSource, table: string): string {
  const tables = known.get(dataSource) ?? new Map<string, string>();
  known.set(dataSource, tables);
  const names = tables.get(table) ?? listedNames(dataSource, table);
  tables.set(table, names);
  return names;
}

function listedNames(dataSource: DataSource, table: string): string {
  const entity = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  if (entity === undefined) throw new Error(`No entity has the table ${table}.`);
  return entity.columns.map(({ databaseName }) => databaseName).join(', ');
}
