export { EventDataDto } from './dto/event.dto.js';
export type { Reader } from './domain/visible-data.js';
export { isEventReadable, toAnnouncedDto, toEventDto } from './events.mapper.js';
export { EventsModule } from './events.module.js';
export {
  EventsRepository,
  TRACED_COLUMNS,
  type FeedNumber,
  type NumberedEvent,
  type TracedEvent,
} from './events.repository.js';
export { FeedBell } from './feed-bell.js';
