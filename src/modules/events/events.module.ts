import { Module } from '@nestjs/common';
import { EventsController } from './events.controller.js';
import { EventsQueries } from './events.queries.js';

@Module({ controllers: [EventsController], providers: [EventsQueries] })
export class EventsModule {}
