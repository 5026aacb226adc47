export type { Reader } from './domain/visible-data.js';
export { isEventReadable, toEventDto } from './events.mapper.js';
export { EventsModule } from './events.module.js';
export { EventsRepository, type FeedNumber, type NumberedEvent } from './events.repository.js';
export { FeedBell } from './feed-bell.js';
