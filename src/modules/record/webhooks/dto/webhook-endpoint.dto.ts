import { ApiProperty } from '@nestjs/swagger';
import { OneOf, Text, TextList, Texts, Whole } from '../../../../platform/fields.js';
import { ListDto } from '../../../../platform/lists.js';
import { eventTypes } from '../../../resources.js';
import {
  endpointStatuses,
  isPattern,
  orderings,
  payloadForms,
  type EndpointDetails,
  type EndpointStatus,
  type Ordering,
  type PayloadForm,
} from '../domain/endpoint.js';
import { areStaticHeaders, STATIC_HEADERS_MAX } from '../domain/static-headers.js';
import {
  createEndpointExample,
  endpointExample,
  endpointHealthExample,
  endpointListExample,
  endpointWithSecretExample,
} from '../webhooks.examples.js';

const types = Object.keys(eventTypes);

/** The rule of every field with event types. */
export const patternRule = {
  min: 1,
  max: 100,
  accepts: (text: string): boolean => isPattern(text, types),
  detail: 'Event types were expected, such as invoice.paid, invoice.* or *.',
};

export class CreateWebhookEndpointDto implements EndpointDetails {
  static readonly example = createEndpointExample;

  @Text({
    description: 'Where events are sent: https to a public host name, on port 443, 8443 or from 1024.',
    example: createEndpointExample.url,
    max: 2000,
  })
  url!: string;

  @Text({ description: 'What it is for.', example: 'Shop', max: 255, optional: true })
  description?: string;

  @TextList(patternRule, {
    description: 'Which events it gets: `invoice.paid`, `invoice.*` or `*`; all of them without this field.',
    example: ['invoice.*'],
    optional: true,
  })
  event_types?: string[];

  @OneOf(payloadForms, {
    description:
      'Whether messages have the object (`full`, the default), or only its id and version (`thin`).',
    example: 'full',
    optional: true,
  })
  payload?: PayloadForm;

  @OneOf(orderings, {
    description:
      'Whether events of one object arrive in their order (`object`, the default): then one that fails holds up ' +
      'the later ones of the same object. `none`: they may arrive in any order.',
    example: 'object',
    optional: true,
  })
  ordering?: Ordering;

  @Texts(
    {
      accepts: areStaticHeaders,
      detail:
        `At most ${STATIC_HEADERS_MAX} headers with printable values were expected, ` +
        'and none that HTTP or the service sets.',
    },
    {
      description: 'Headers of every request, such as Authorization. They are sealed and never shown again.',
      example: { Authorization: 'Bearer abc' },
      optional: true,
    },
  )
  headers?: Record<string, string>;
}

/** An update replaces everything but the headers, which stay if they are not given. */
export class UpdateWebhookEndpointDto extends CreateWebhookEndpointDto {}

export class RotateSecretDto {
  static readonly example = { previous_valid_for_hours: 24 };
  static readonly mayBeAbsent = true;

  @Whole(
    { min: 0, max: 168 },
    {
      description: 'For how many hours the secret before signs, too, 0 to 168; 24 without this field.',
      example: 24,
      optional: true,
    },
  )
  previous_valid_for_hours?: number;
}

export const resumptions = ['cursor', 'now'] as const;

export class EnableEndpointDto {
  static readonly example = { from: 'cursor' as const };
  static readonly mayBeAbsent = true;

  @OneOf(resumptions, {
    description: '`cursor`, the default: it gets all that it missed. `now`: what waits for it is cancelled.',
    example: 'cursor',
    optional: true,
  })
  from?: (typeof resumptions)[number];

  @Whole(
    { min: 1, max: Number.MAX_SAFE_INTEGER },
    {
      description: 'It gets what it missed from this number of the feed on.',
      example: 4711,
      optional: true,
    },
  )
  from_sequence?: number;
}

export class TestEndpointDto {
  static readonly example = { event_type: 'invoice.paid' };
  static readonly mayBeAbsent = true;

  @OneOf(types, {
    description: 'The type of the message; without it, one that the endpoint wants.',
    example: 'invoice.paid',
    optional: true,
  })
  event_type?: string;
}

export class WebhookEndpointDto {
  static readonly example: WebhookEndpointDto = endpointExample;

  @ApiProperty({ example: endpointExample.id })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the endpoint.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'Where events are sent.', example: createEndpointExample.url })
  url!: string;

  @ApiProperty({ description: 'What it is for.', type: String, nullable: true })
  description!: string | null;

  @ApiProperty({ description: 'Which events it gets.', type: [String] })
  event_types!: string[];

  @ApiProperty({ description: 'What messages show of the object.', enum: payloadForms })
  payload!: PayloadForm;

  @ApiProperty({ description: 'What arrives in order.', enum: orderings })
  ordering!: Ordering;

  @ApiProperty({ description: 'The names of its own headers.', type: [String] })
  header_names!: string[];

  @ApiProperty({
    description:
      '`failing` after ten failed requests in a row over at least an hour, `disabled` after five days without a ' +
      'success, after an answer 410, when its writer has left, or by somebody.',
    enum: endpointStatuses,
  })
  status!: EndpointStatus;

  @ApiProperty({ description: 'Why it is failing or disabled.', type: String, nullable: true })
  status_reason!: string | null;

  @ApiProperty({
    description:
      'When it was disabled because whoever wrote it last had left the organization, or the API key that did had ' +
      'ended. Whoever updates it takes it over: it goes on where it stopped, and shows what they may read.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  writer_left_at!: string | null;

  @ApiProperty({
    description: 'Until when the secret before the present one signs, too.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  previous_secret_ends_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class WebhookEndpointWithSecretDto extends WebhookEndpointDto {
  static override readonly example: WebhookEndpointWithSecretDto = endpointWithSecretExample;

  @ApiProperty({
    description: 'Verifies messages (Standard Webhooks). It is shown this once and cannot be had again.',
    example: endpointWithSecretExample.secret,
  })
  secret!: string;
}

export class WebhookEndpointListDto extends ListDto {
  static readonly example: WebhookEndpointListDto = endpointListExample;

  @ApiProperty({ type: [WebhookEndpointDto] })
  data!: WebhookEndpointDto[];
}

export class WebhookEndpointHealthDto {
  static readonly example: WebhookEndpointHealthDto = endpointHealthExample;

  @ApiProperty({ description: 'The state of the endpoint.', enum: endpointStatuses })
  status!: EndpointStatus;

  @ApiProperty({ description: 'Why it is failing or disabled.', type: String, nullable: true })
  status_reason!: string | null;

  @ApiProperty({ description: 'How many events of the feed are not deliveries yet.', type: 'integer' })
  lag!: number;

  @ApiProperty({ description: 'How many deliveries wait.', type: 'integer' })
  pending!: number;

  @ApiProperty({ description: 'How many deliveries of the last 24 hours have arrived.', type: 'integer' })
  delivered_24h!: number;

  @ApiProperty({
    description: 'How many deliveries of the last 24 hours failed at their last attempt.',
    type: 'integer',
  })
  failed_24h!: number;

  @ApiProperty({
    description: 'Since when no request has succeeded.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  failing_since!: string | null;

  @ApiProperty({
    description: 'When a request succeeded last, to ten seconds.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  last_success_at!: string | null;
}
