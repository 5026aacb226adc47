import type { TFunction } from 'i18next';
import { scopes } from '../../../api/scopes';
import type { Scope } from '../../../api/types';

/** What keys have rights on, in the order of the API. */
export const resources: readonly string[] = [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))];

export const rights = ['read', 'write'] as const;

export type Right = (typeof rights)[number];

/** How a person says what a key may do. */
export type RightsChoice = 'everything' | 'readOnly' | 'chosen';

const readScopes: readonly Scope[] = resources.map((resource) => scopeOf(resource, 'read'));

/** The API's name of a right. */
export function scopeOf(resource: string, right: Right): Scope {
  return `${resource}:${right}` as Scope;
}

/** The resource in the reader's language; in the API's words until the texts have it. */
export function resourceText(t: TFunction, resource: string): string {
  // The texts of resources that are added later are not among the known keys.
  return t(`apiKeys.resource_${resource}` as 'apiKeys.resource_invoices', { defaultValue: resource });
}

/** The scopes that a choice stands for. None at all mean everything to the API, so `chosen` needs at least one. */
export function scopesOf(choice: RightsChoice, ticked: readonly Scope[]): Scope[] {
  if (choice === 'everything') return [];
  return choice === 'readOnly' ? [...readScopes] : [...ticked];
}

/** The choice that a key's scopes came from. */
export function choiceOf(scopes: readonly Scope[]): RightsChoice {
  if (scopes.length === 0) return 'everything';
  const isReadOnly =
    scopes.length === readScopes.length && readScopes.every((scope) => scopes.includes(scope));
  return isReadOnly ? 'readOnly' : 'chosen';
}

/** A key's rights by resource, without the resources that it has none on. */
export function byResource(scopes: readonly Scope[]): { resource: string; rights: Right[] }[] {
  return resources
    .map((resource) => ({
      resource,
      rights: rights.filter((right) => scopes.includes(scopeOf(resource, right))),
    }))
    .filter((entry) => entry.rights.length > 0);
}
