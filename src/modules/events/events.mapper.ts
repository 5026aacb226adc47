import { toTypeId } from '../../kernel/ids/type-id.js';
import { instantText } from '../../kernel/time/instant.js';
import type { EventDto, EventListDto } from './dto/event.dto.js';
import type { EventPage } from './events.queries.js';
import type { NumberedEvent } from './events.repository.js';
import { events } from './events.resource.js';

/** An event in the form of the API. */
export function toEventDto(event: NumberedEvent): EventDto {
  return {
    id: toTypeId(events.idPrefix, event.id),
    type: event.type,
    sequence: event.sequence === null ? null : Number(event.sequence),
    created_at: instantText(event.created_at),
    actor: { kind: event.actor_kind, id: actorId(event) },
    request_id: event.request_id,
    data: event.data,
  };
}

export function toEventListDto({ events, hasMore }: EventPage): EventListDto {
  const data = events.map(toEventDto);
  const last = data.at(-1)?.sequence ?? null;
  return { data, has_more: hasMore, next_cursor: last === null ? null : String(last) };
}

function actorId({ actor_kind, actor_id }: NumberedEvent): string | null {
  return actor_id === null ? null : toTypeId(actor_kind === 'user' ? 'usr' : 'key', actor_id);
}
