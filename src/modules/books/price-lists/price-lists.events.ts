import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { PriceListWithEntries } from './entities/price-list-entry.entity.js';
import { toPriceListDto } from './price-lists.mapper.js';

export function priceListCreated(list: PriceListWithEntries): DomainEvent {
  return { type: 'price_list.created', objectId: list.id, object: toPriceListDto(list) };
}

/** Tells a change of a list: `updated`, `archived` or `unarchived`. */
export function priceListChanged(
  type: `price_list.${'updated' | 'archived' | 'unarchived'}`,
  { before, now }: { readonly before: PriceListWithEntries; readonly now: PriceListWithEntries },
): DomainEvent {
  return changeEvent(type, now.id, { before: toPriceListDto(before), now: toPriceListDto(now) });
}

export function priceListDeleted(list: PriceListWithEntries): DomainEvent {
  return { type: 'price_list.deleted', objectId: list.id, object: toPriceListDto(list) };
}
