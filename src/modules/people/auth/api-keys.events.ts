import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toApiKeyDto } from './auth.mapper.js';
import type { ApiKeyRow } from './entities/api-key.entity.js';

export function apiKeyCreated(key: ApiKeyRow): DomainEvent {
  return { type: 'api_key.created', objectId: key.id, object: toApiKeyDto(key) };
}

/** Its limits were changed. */
export function apiKeyUpdated(key: ApiKeyRow, before: ApiKeyRow): DomainEvent {
  return changeEvent('api_key.updated', key.id, { before: toApiKeyDto(before), now: toApiKeyDto(key) });
}

/** It was used from an address that it had never been used from. The origin of the event says which one. */
export function apiKeyFirstUsedFrom(key: ApiKeyRow): DomainEvent {
  return { type: 'api_key.first_used_from', objectId: key.id, object: toApiKeyDto(key) };
}

export function apiKeyRevoked(key: ApiKeyRow): DomainEvent {
  const previousAttributes = { revoked_at: null };
  return { type: 'api_key.revoked', objectId: key.id, object: toApiKeyDto(key), previousAttributes };
}
