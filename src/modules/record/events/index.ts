export type { Reader } from './domain/visible-data.js';
export { isEventReadable, toEventDto } from './events.mapper.js';
export { EventsModule } from './events.module.js';
export {
  EventsRepository,
  TRACED_COLUMNS,
  type FeedNumber,
  type NumberedEvent,
  type TracedEvent,
} from './events.repository.js';
export { FeedBell } from './feed-bell.js';
