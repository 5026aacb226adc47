import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  eventStream,
  found,
  Operation,
  ResourceId,
  serverSentEvents,
  Waiting,
  Who,
  type Principal,
  type WaitingCall,
} from '../../../platform/index.js';
import { eventParameters, eventRequest, followParameters, followRequest } from './domain/event-request.js';
import { EventDto, EventListDto } from './dto/event.dto.js';
import { toEventDto, toEventListDto, toStreamMessages } from './events.mapper.js';
import { EventsQueries } from './events.queries.js';
import { events } from './events.resource.js';
import { nouns } from '../../resources.js';

const prefixes = nouns.map(({ idPrefix }) => idPrefix);

@Controller('events')
@ApiTags('Events')
export class EventsController {
  constructor(private readonly events: EventsQueries) {}

  @Get()
  @Operation({
    id: 'events.list',
    summary: 'Read what happened',
    description:
      'The events of the organization in the order of their numbers, which have no gaps. ' +
      'Ask again with `after` set to the last number that you have; nothing is ever skipped. ' +
      'With `wait` the answer comes as soon as something happens. ' +
      'With `order=desc` it is read from its end, and with `object_id` it is the history of one thing. ' +
      'Of objects that the credential may not read, events show the id alone.',
    access: events.read,
    query: eventParameters(prefixes),
    answer: found(EventListDto, 'Events in their order.'),
    fails: ['feed_ends_earlier'],
  })
  async list(
    @Query() query: Record<string, string>,
    @Who() who: Principal,
    @Waiting() call: WaitingCall,
  ): Promise<EventListDto> {
    const { page, reader } = await this.events.awaited(who, eventRequest(query, prefixes), call);
    return toEventListDto(page, reader);
  }

  @Get('stream')
  @Operation({
    id: 'events.stream',
    summary: 'Stream what happens',
    description:
      'Server-sent events: each has the number as `id`, the type as `event`, and as `data` what `events.get` gives. ' +
      'Whoever is cut off goes on with `after` or the header `Last-Event-ID`; nothing is ever skipped. ' +
      'Every 15 seconds at the latest something comes, if only an `id`. It ends when the credential ends, and when ' +
      'the service stops.',
    access: events.read,
    query: followParameters(prefixes),
    answer: eventStream('Events as they happen.'),
    fails: ['feed_ends_earlier'],
  })
  async stream(
    @Query() query: Record<string, string>,
    @Who() who: Principal,
    @Waiting() call: WaitingCall,
  ): Promise<AsyncIterable<string>> {
    const followed = await this.events.followed(who, followRequest(query, prefixes, call.lastEventId), call);
    return serverSentEvents(toStreamMessages(followed));
  }

  @Get(':id')
  @Operation({
    id: 'events.get',
    summary: 'Get an event',
    description: 'One event: what changed, who changed it, and how it was before.',
    access: events.read,
    answer: found(EventDto, 'The event.'),
  })
  async get(@ResourceId(events) id: string, @Who() who: Principal): Promise<EventDto> {
    return toEventDto(await this.events.get(who, id), who);
  }
}
