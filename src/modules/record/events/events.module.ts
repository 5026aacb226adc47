import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditQueries } from './audit.queries.js';
import { EventsController } from './events.controller.js';
import { EventsQueries } from './events.queries.js';
import { FeedBell } from './feed-bell.js';

@Module({
  controllers: [AuditController, EventsController],
  providers: [AuditQueries, EventsQueries, FeedBell],
})
export class EventsModule {}
