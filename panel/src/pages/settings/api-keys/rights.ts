import type { TFunction } from 'i18next';
import { scopes } from '../../../api/scopes';
import type { Scope } from '../../../api/types';

/** The resources of the scopes, in the order of the API. */
export const resources: readonly string[] = [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))];

export const rights = ['read', 'write', 'approve'] as const;

export type Right = (typeof rights)[number];

/** The choices for the rights of a key. */
export type RightsChoice = 'everything' | 'readOnly' | 'chosen';

/** Not every resource has all rights. */
export function exists(scope: Scope): boolean {
  return scopes.includes(scope);
}

const readScopes: readonly Scope[] = resources.map((resource) => scopeOf(resource, 'read')).filter(exists);

/** Returns the scope of a right. */
export function scopeOf(resource: string, right: Right): Scope {
  return `${resource}:${right}` as Scope;
}

/** Returns the name of a resource in the user's language; the API's name if there is no text for it. */
export function resourceText(t: TFunction, resource: string): string {
  // Resources that are added later are not among the known keys.
  return t(`apiKeys.resource_${resource}` as 'apiKeys.resource_invoices', { defaultValue: resource });
}

/** Returns the scopes of a choice. To the API, no scopes mean everything, so `chosen` needs at least one. */
export function scopesOf(choice: RightsChoice, ticked: readonly Scope[]): Scope[] {
  if (choice === 'everything') return [];
  return choice === 'readOnly' ? [...readScopes] : [...ticked];
}

/** Returns the choice that matches a key's scopes. */
export function choiceOf(scopes: readonly Scope[]): RightsChoice {
  if (scopes.length === 0) return 'everything';
  const isReadOnly =
    scopes.length === readScopes.length && readScopes.every((scope) => scopes.includes(scope));
  return isReadOnly ? 'readOnly' : 'chosen';
}

/** Returns a key's rights by resource, without resources that it has no right on. */
export function byResource(scopes: readonly Scope[]): { resource: string; rights: Right[] }[] {
  return resources
    .map((resource) => ({
      resource,
      rights: rights.filter((right) => scopes.includes(scopeOf(resource, right))),
    }))
    .filter((entry) => entry.rights.length > 0);
}
