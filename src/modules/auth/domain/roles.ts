/** The roles that may manage API keys, members and settings. */
export const managingRoles = ['owner', 'admin'] as const;

export type RoleName = 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor';

/** What a member writes besides reading everything. Payments and credit notes are for bookkeepers. */
const MEMBER_WRITES: readonly string[] = ['customers:write', 'products:write', 'invoices:write'];

const everything = (): boolean => true;
const reading = (scope: string): boolean => scope.endsWith(':read');

/** By each role: whether it has a scope. */
const RIGHTS: Readonly<Record<RoleName, (scope: string) => boolean>> = {
  owner: everything,
  admin: everything,
  // Webhooks send the books elsewhere, so they belong to the settings.
  bookkeeper: (scope) => scope !== 'webhooks:write',
  member: (scope) => reading(scope) || MEMBER_WRITES.includes(scope),
  viewer: reading,
  auditor: reading,
};

/** The scopes of a role, out of all that there are. */
export function scopesOfRole<S extends string>(role: RoleName, scopes: readonly S[]): readonly S[] {
  return scopes.filter((scope) => RIGHTS[role](scope));
}

/** Whether a role may manage API keys, members and settings. */
export function manages(role: RoleName): boolean {
  return (managingRoles as readonly string[]).includes(role);
}
