import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { eventTypes } from '../../../resources.js';
import { eventExample, eventListExample } from '../events.examples.js';

export class ActorDto {
  @ApiProperty({ description: 'Who caused it.', enum: ['user', 'api_key', 'system'], example: 'api_key' })
  kind!: string;

  @ApiProperty({
    description: 'Identifier of the user or API key; null for the service itself.',
    type: String,
    nullable: true,
    pattern: '^(?:usr|key)_[0-9a-z]{26}$',
    example: 'key_01h455vb4pex5vsknk084sn02q',
  })
  id!: string | null;
}

export class EventDataDto {
  @ApiProperty({
    description:
      'The object after the change, as the API shows it; a deleted one as it was last. Only its id where the ' +
      'credential lacks the scope to read it; events of API keys are for owners and admins who are signed in.',
    type: 'object',
    additionalProperties: true,
  })
  object!: object;

  @ApiPropertyOptional({
    description: 'Those fields of the object that changed, as they were before; absent for a new object.',
    type: 'object',
    additionalProperties: true,
  })
  previous_attributes?: object;
}

/** What happened, without the name of its type. */
export class HappeningDto {
  @ApiProperty({ example: 'evt_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({
    description:
      'Its number in the organization’s feed, without gaps; null for some milliseconds after the change.',
    type: 'integer',
    nullable: true,
    example: 4711,
  })
  sequence!: number | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty()
  actor!: ActorDto;

  @ApiProperty({ description: 'The request that caused it.', type: String, nullable: true })
  request_id!: string | null;

  @ApiProperty()
  data!: EventDataDto;
}

export class EventDto extends HappeningDto {
  static readonly example: EventDto = eventExample;

  @ApiProperty({
    description:
      `\`<object>.<what happened>\`. The types are ${Object.keys(eventTypes).join(', ')}; more may come. ` +
      '`x-event-types` names the schema of the object for each.',
    pattern: String.raw`^[a-z_]+\.[a-z_]+$`,
    example: 'invoice.created',
    ...{ 'x-event-types': eventTypes },
  })
  type!: string;
}

export class EventListDto {
  static readonly example: EventListDto = eventListExample;

  @ApiProperty({ type: [EventDto] })
  data!: EventDto[];

  @ApiProperty({ description: 'Whether there are more after these right now.' })
  has_more!: boolean;

  @ApiProperty({
    description: 'The `sequence` of the last event here, for `after`; null when there is none here.',
    type: String,
    nullable: true,
    example: '4711',
  })
  next_cursor!: string | null;
}
