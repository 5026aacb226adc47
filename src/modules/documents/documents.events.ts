import { changeEvent, type DomainEvent } from '../../platform/index.js';

export function documentSettingsUpdated(
  organizationId: string,
  change: { readonly before: object; readonly now: object },
): DomainEvent {
  return changeEvent('document_settings.updated', organizationId, change);
}
