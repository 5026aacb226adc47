import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../platform/index.js';
import type { EventRequest } from './domain/event-request.js';
import { EventsRepository, type NumberedEvent } from './events.repository.js';

/** A stretch of the feed. */
export interface EventPage {
  readonly events: readonly NumberedEvent[];
  readonly hasMore: boolean;
}

/** The read side of what happened. */
@Injectable()
export class EventsQueries {
  constructor(private readonly work: UnitOfWork) {}

  async get(who: Principal, id: string): Promise<NumberedEvent> {
    const event = await this.work.read(who, (tx) => new EventsRepository(tx).byId(id));
    if (event === undefined) throw notFound('event');
    return event;
  }

  async list(who: Principal, request: EventRequest): Promise<EventPage> {
    const found = await this.work.read(who, (tx) => new EventsRepository(tx).after(request));
    return { events: found.slice(0, request.limit), hasMore: found.length > request.limit };
  }
}
