export { AnchorUpkeep } from './anchor-upkeep.service.js';
export { AnchorsModule } from './anchors.module.js';
export { redacted } from './event-line.js';
export type { EventContent } from './domain/anchored-event.js';
