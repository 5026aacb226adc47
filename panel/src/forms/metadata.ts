/** One entry of the metadata in a form; the API has an object of texts. */
export interface MetadataRow {
  key: string;
  value: string;
}

/** Metadata as a form holds it, in the order of the keys. */
export function rowsOf(metadata: Readonly<Record<string, string>>): MetadataRow[] {
  return Object.entries(metadata)
    .map(([key, value]) => ({ key, value }))
    .sort((one, other) => one.key.localeCompare(other.key));
}

/** Metadata as the API takes it; rows without a key are left out. Undefined for none. */
export function metadataOf(rows: readonly MetadataRow[]): Record<string, string> | undefined {
  const named = rows.filter(({ key }) => key.trim() !== '');
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map(({ key, value }) => [key.trim(), value]));
}

/** The path of the row that a fault of `metadata.<key>` is about; other paths as they are. */
export function metadataPath(path: string, rows: readonly MetadataRow[]): string {
  const [, key] = /^metadata\.(.+)$/.exec(path) ?? [];
  const index = rows.findIndex((row) => row.key.trim() === key);
  return index === -1 ? path : `metadata.${index}.value`;
}
