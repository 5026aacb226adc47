/** What finds the rows of a user: the id or the address. */
export type CopyKey = 'id' | 'address';

/** A table above the organizations, as the copy of a user's data has it. */
export interface CopiedOfUser {
  readonly table: string;
  readonly key: string;
  readonly of: CopyKey;
  readonly without: readonly string[];
}

/**
 * How each table that holds personal data of users is copied (GDPR, Art. 15 and 20). A test compares it with the
 * registry. Secrets are left out.
 */
export const copiedOfUser: readonly CopiedOfUser[] = [
  { table: 'users', key: 'id', of: 'id', without: ['password_hash'] },
  { table: 'memberships', key: 'user_id', of: 'id', without: [] },
  { table: 'sessions', key: 'user_id', of: 'id', without: ['token_hash'] },
  { table: 'second_factors', key: 'user_id', of: 'id', without: ['secret', 'last_step'] },
  { table: 'email_changes', key: 'user_id', of: 'id', without: ['token_hash'] },
  { table: 'refused_sign_ins', key: 'user_id', of: 'id', without: [] },
  { table: 'invitations', key: 'email', of: 'address', without: ['token_hash', 'invited_by'] },
];

/** What is copied from each organization that the user is a member of: the name of the file, and the table. */
export const copiedOfMember: Readonly<
  Record<'api_keys' | 'api_key_addresses' | 'events' | 'actions', string>
> = {
  api_keys: 'api_keys',
  api_key_addresses: 'api_key_addresses',
  events: 'events',
  actions: 'events',
};

const HASHES = 'Hashes that count sign-ins, from which nobody can read anything.';

/** Tables that are not copied, and why. */
export const notCopiedOfUser: Readonly<Record<string, string>> = {
  known_sign_in_addresses: HASHES,
  sign_in_failures: HASHES,
};
