/** An entry of the audit log, as far as a row of the file tells it. */
export interface ExportedEntry {
  readonly id: string;
  readonly sequence: number | null;
  readonly created_at: string;
  readonly type: string;
  readonly actor: { readonly kind: string; readonly id: string | null; readonly name: string | null };
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly session_id: string | null;
  readonly request_id: string | null;
  readonly data: { readonly object: object };
}

type Value = string | number | null;

/** What an object is called, by the first of these fields that it has. */
const NAMES = ['number', 'name', 'email', 'reference'];

const COLUMNS: Readonly<Record<string, (entry: ExportedEntry) => Value>> = {
  sequence: ({ sequence }) => sequence,
  created_at: ({ created_at }) => created_at,
  type: ({ type }) => type,
  object_id: ({ data }) => textOf(data.object, ['id']),
  object_name: ({ data }) => textOf(data.object, NAMES),
  actor_kind: ({ actor }) => actor.kind,
  actor_id: ({ actor }) => actor.id,
  actor_name: ({ actor }) => actor.name,
  ip: ({ ip }) => ip,
  user_agent: ({ user_agent }) => user_agent,
  session_id: ({ session_id }) => session_id,
  request_id: ({ request_id }) => request_id,
  event_id: ({ id }) => id,
};

/** The entries as CSV with a header row. Source: RFC 4180. */
export function auditCsv(entries: readonly ExportedEntry[]): string {
  const rows = entries.map((entry) => Object.values(COLUMNS).map((column) => column(entry)));
  return [Object.keys(COLUMNS), ...rows].map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

function fieldOf(value: Value): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(object: object, names: readonly string[]): string | null {
  const values = new Map<string, unknown>(Object.entries(object));
  const found = names.map((name) => values.get(name)).find((value) => typeof value === 'string');
  return found ?? null;
}
