import type { DomainEvent } from '../../platform/index.js';
import { toApiKeyDto } from './auth.mapper.js';
import type { ApiKeyRow } from './entities/api-key.entity.js';

export function apiKeyCreated(key: ApiKeyRow): DomainEvent {
  return { type: 'api_key.created', objectId: key.id, object: toApiKeyDto(key) };
}

export function apiKeyRevoked(key: ApiKeyRow): DomainEvent {
  const previousAttributes = { revoked_at: null };
  return { type: 'api_key.revoked', objectId: key.id, object: toApiKeyDto(key), previousAttributes };
}
