/** A row of the metadata in a form. The API has an object of texts. */
export interface MetadataRow {
  key: string;
  value: string;
}

/** Converts metadata to the rows of a form, in the order of the keys. */
export function rowsOf(metadata: Readonly<Record<string, string>>): MetadataRow[] {
  return Object.entries(metadata)
    .map(([key, value]) => ({ key, value }))
    .sort((one, other) => one.key.localeCompare(other.key));
}

/** Converts rows to metadata for the API, without rows that have no key. Undefined for none. */
export function metadataOf(rows: readonly MetadataRow[]): Record<string, string> | undefined {
  const named = rows.filter(({ key }) => key.trim() !== '');
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map(({ key, value }) => [key.trim(), value]));
}

/** Converts the path of a fault in `metadata.<key>` to that of its row. Other paths stay. */
export function metadataPath(path: string, rows: readonly MetadataRow[]): string {
  const [, key] = /^metadata\.(.+)$/.exec(path) ?? [];
  const index = rows.findIndex((row) => row.key.trim() === key);
  return index === -1 ? path : `metadata.${index}.value`;
}
