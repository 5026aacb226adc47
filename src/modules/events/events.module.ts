import { Module } from '@nestjs/common';
import { EventsController } from './events.controller.js';
import { EventsQueries } from './events.queries.js';
import { FeedBell } from './feed-bell.js';

@Module({ controllers: [EventsController], providers: [EventsQueries, FeedBell] })
export class EventsModule {}
