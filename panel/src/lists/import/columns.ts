/** A field that a column can be imported to. */
export interface ImportField {
  /** The name of the API, such as `billing_address.city`. */
  readonly path: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isNumber?: boolean;
}

/** The index of the column of each field, by its path; null for none. */
export type Columns = Readonly<Record<string, number | null>>;

/** Proposes a column for each field: the one with its label or its name in the API. No column serves two fields. */
export function proposedColumns(header: readonly string[], fields: readonly ImportField[]): Columns {
  const names = header.map(plain);
  const taken = new Set<number>();
  const proposals = fields.map(({ path, label }) => {
    const wanted = [label, path, path.split('.').at(-1) ?? ''].map(plain);
    const at = wanted
      .map((name) => names.findIndex((own, index) => own === name && !taken.has(index)))
      .find((index) => index >= 0);
    if (at !== undefined) taken.add(at);
    return [path, at ?? null] as const;
  });
  return Object.fromEntries(proposals);
}

/** Returns the text of a field in a row; empty for a field without a column. */
export function cellOf(row: readonly string[], columns: Columns, path: string): string {
  const index = columns[path];
  return index == null ? '' : (row[index] ?? '');
}

/** Letters and digits only: `E-mail address` and `email_address` are the same name. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
