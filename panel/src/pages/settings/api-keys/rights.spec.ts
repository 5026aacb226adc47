import { describe, expect, it } from 'vitest';
import document from '../../../../../openapi/openapi.json';
import { byResource, choiceOf, exists, resources, rights, scopeOf, scopesOf } from './rights';

describe('the rights of a key', () => {
  it('contain all scopes of the API', () => {
    const known = document.components.schemas.CreateApiKey.properties.scopes.items.enum;
    const shown = resources
      .flatMap((resource) => rights.map((right) => scopeOf(resource, right)))
      .filter(exists);
    expect([...shown].sort()).toEqual([...known].sort());
  });

  it.each(['everything', 'readOnly'] as const)('are recognized from the scopes: %s', (choice) => {
    expect(choiceOf(scopesOf(choice, ['events:write']))).toBe(choice);
  });

  it('are exactly the selected ones', () => {
    expect(scopesOf('chosen', ['invoices:read', 'invoices:write'])).toEqual([
      'invoices:read',
      'invoices:write',
    ]);
    expect(choiceOf(['invoices:read'])).toBe('chosen');
  });

  it('are grouped by resource', () => {
    expect(byResource(['invoices:write', 'customers:read', 'invoices:read'])).toEqual([
      { resource: 'customers', rights: ['read'] },
      { resource: 'invoices', rights: ['read', 'write'] },
    ]);
  });
});
