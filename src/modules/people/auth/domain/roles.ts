/** The roles that may manage API keys, members and settings. */
export const managingRoles = ['owner', 'admin'] as const;

export type RoleName = 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor';

/** What needs somebody besides the one who enters it. */
const isApproval = (scope: string): boolean => scope.endsWith(':approve') || scope.endsWith(':decide');

/** What a member writes besides reading everything. Payments and credit notes are for bookkeepers. */
const MEMBER_WRITES: readonly string[] = [
  'customers:write',
  'products:write',
  'invoices:write',
  'imports:write',
];

const everything = (): boolean => true;
/** The audit log says where others work from, which only managers and auditors need. */
const AUDIT = 'audit:read';
const isRead = (scope: string): boolean => scope.endsWith(':read');
const reading = (scope: string): boolean => isRead(scope) && scope !== AUDIT;

/** By each role: whether it has a scope. */
const RIGHTS: Readonly<Record<RoleName, (scope: string) => boolean>> = {
  owner: everything,
  admin: everything,
  // Webhooks send the books elsewhere, so they belong to the settings.
  bookkeeper: (scope) => scope !== 'webhooks:write' && scope !== AUDIT && !isApproval(scope),
  member: (scope) => reading(scope) || MEMBER_WRITES.includes(scope),
  viewer: reading,
  auditor: isRead,
};

/** The scopes of a role, out of all that there are. */
export function scopesOfRole<S extends string>(role: RoleName, scopes: readonly S[]): readonly S[] {
  return scopes.filter((scope) => RIGHTS[role](scope));
}

/** Of these scopes, what is left of them in books that can only be read. */
export function readingScopes<S extends string>(scopes: readonly S[]): readonly S[] {
  return scopes.filter(isRead);
}

/** Whether a role may manage API keys, members and settings. */
export function manages(role: RoleName): boolean {
  return (managingRoles as readonly string[]).includes(role);
}
