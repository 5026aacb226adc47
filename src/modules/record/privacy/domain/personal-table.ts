/**
 * Whose data a column may hold. Visitors are those who open a link or call the service without an account; payers are
 * those whom a bank names, before somebody says whose payment it is; suppliers are those who send bills, and those whom
 * their bills name.
 */
export type Subject = 'customer' | 'user' | 'visitor' | 'payer' | 'supplier';

/** Why it may be kept: for the contract, because a law asks for it, or to keep the service safe. */
export type Basis = 'contract' | 'law' | 'security';

/**
 * When it goes. `erasure`: at once when the customer is erased. `retention`: the same for drafts; of what was issued,
 * once its retention is over. `account`: with the account or the membership. `pruning`: by itself, after some days.
 */
export type End = 'erasure' | 'retention' | 'account' | 'pruning';

/** What takes the place of a value that is erased. */
export type Replacement =
  | 'nothing'
  | 'name'
  | 'name_key'
  | 'empty'
  | 'list'
  | 'object'
  | 'recipients'
  | 'reasons'
  | 'buyer'
  | 'acceptance'
  | 'former'
  | 'former_address'
  | 'former_key';

/**
 * What else changes in such a row: its version, that it is archived, that a mail does not leave, that a link or a
 * schedule ends, that a quote is withdrawn.
 */
export type Sequel =
  'now' | 'next' | 'archived' | 'cancelled' | 'revoked' | 'ended' | 'unplanned' | 'withdrawn';

export interface PersonalTable {
  readonly table: string;
  readonly whose: Subject;
  readonly basis: Basis;
  readonly ends: End;
  /** The columns and the paths within them (RFC 9535) that may name or describe a person. */
  readonly columns: Readonly<Record<string, string>>;
  readonly erasing: Erasing;
}

/**
 * Whose identifiers the key of a table has: the customer's, or those of the mails or the records of the customer; or
 * those of keys that a former member made.
 */
export type Owner = 'customer' | 'mails' | 'records' | 'keys';

/** What finds the rows of a user everywhere: the id, the address, or the name that sign-ins are kept under. */
export type UserKey = 'id' | 'address' | 'account';

/**
 * How data is erased: by new values, by deleting rows, by either of them for the account of a user, by a function of
 * the owner of the tables where the service can only add, or by what keeps the table, such as a trigger.
 */
export type Erasing =
  | {
      readonly by: 'values';
      readonly of: Owner;
      readonly key: string;
      readonly values: Readonly<Record<string, Replacement>>;
      readonly sequels: Readonly<Record<string, Sequel>>;
    }
  | { readonly by: 'deletion'; readonly of: Owner; readonly key: string }
  | {
      readonly by: 'account';
      readonly of: UserKey;
      readonly key: string;
      /** Rows without new values are deleted. */
      readonly values?: Readonly<Record<string, Replacement>>;
      readonly sequels?: Readonly<Record<string, Sequel>>;
    }
  | {
      readonly by: 'function';
      readonly name: 'erase_kept_texts' | 'redact_events' | 'redact_events_and_origins';
    }
  | { readonly by: 'itself' };

/** The whole of a column. */
export const WHOLE = '$';

/** What keeps the table erases it. */
export const ITSELF = { by: 'itself' } as const;

type Facts = Omit<PersonalTable, 'erasing'>;

export function ofCustomer(table: string, columns: Facts['columns']): Facts {
  return { table, whose: 'customer', basis: 'contract', ends: 'erasure', columns };
}

export function ofDocument(table: string, columns: Facts['columns']): Facts {
  return { table, whose: 'customer', basis: 'law', ends: 'retention', columns };
}

type Rows = Pick<Extract<Erasing, { by: 'values' }>, 'of' | 'key' | 'sequels'> & { readonly table: string };
type Values = Readonly<Record<string, Replacement>>;

export function customerData({ table, ...rows }: Rows, values: Values): PersonalTable {
  return { ...ofCustomer(table, pathsOf(values)), erasing: { by: 'values', ...rows, values } };
}

export function documentData({ table, ...rows }: Omit<Rows, 'of'>, values: Values): PersonalTable {
  return { ...ofDocument(table, pathsOf(values)), erasing: { by: 'values', of: 'records', ...rows, values } };
}

export function ofUser(table: string, columns: readonly string[]): Facts {
  return { table, whose: 'user', basis: 'contract', ends: 'account', columns: whole(columns) };
}

type AccountRows = Pick<Extract<Erasing, { by: 'account' }>, 'of' | 'key'> & { readonly table: string };

export function accountRows({ table, ...rows }: AccountRows, columns: readonly string[]): PersonalTable {
  return { ...ofUser(table, columns), erasing: { by: 'account', ...rows } };
}

export function accountData(
  { table, ...rows }: AccountRows & Pick<Rows, 'sequels'>,
  values: Values,
): PersonalTable {
  return { ...ofUser(table, Object.keys(values)), erasing: { by: 'account', ...rows, values } };
}

export function pruned(
  why: Pick<Facts, 'whose' | 'basis'>,
  table: string,
  columns: readonly string[],
): PersonalTable {
  return { table, ...why, ends: 'pruning', columns: whole(columns), erasing: ITSELF };
}

function pathsOf(values: Values): Facts['columns'] {
  return Object.fromEntries(
    Object.entries(values).map(([column, by]) => [column, by === 'reasons' ? '$[*].reason' : WHOLE]),
  );
}

function whole(columns: readonly string[]): Facts['columns'] {
  return Object.fromEntries(columns.map((column) => [column, WHOLE]));
}
