import type { OpenAPIObject } from '@nestjs/swagger';
import { modes } from '../contract/books-state.js';

/** Event types by name, each with the reference of the schema of its object. */
type EventTypes = Readonly<Record<string, string>>;

interface Described extends OpenAPIObject {
  components: { schemas: Record<string, { readonly properties?: Record<string, object> }> };
  webhooks?: Record<string, object>;
}

const MESSAGE = 'WebhookMessage';

const text = { type: 'string' };

/** What every message has. The object is that of the type. */
const message = {
  type: 'object',
  description: 'What is sent to webhook endpoints, verified by the headers of Standard Webhooks 1.0.0.',
  required: ['type', 'timestamp', 'id', 'sequence', 'organization_id', 'mode', 'attempt', 'actor', 'data'],
  properties: {
    type: { ...text, description: 'The type of the event.' },
    timestamp: { ...text, format: 'date-time', description: 'When it happened.' },
    id: {
      ...text,
      description: 'The event; the same over retries and replays.',
      pattern: '^evt_[0-9a-z]{26}$',
    },
    sequence: {
      type: ['integer', 'null'],
      description: 'Its number in the feed; null in a test with an example.',
    },
    organization_id: { ...text, description: 'Whose event it is.', pattern: '^org_[0-9a-z]{26}$' },
    mode: { ...text, enum: [...modes], description: 'Whether the books count, or are for trying.' },
    attempt: { type: 'integer', description: 'The how-manieth attempt it is.' },
    actor: { $ref: '#/components/schemas/Actor', description: 'Who caused it.' },
    data: { $ref: '#/components/schemas/EventData', description: 'What changed.' },
    test: { type: 'boolean', description: 'Whether it was sent to try the endpoint.' },
    truncated: {
      type: 'boolean',
      description: 'Whether it was too long and has only id and version of the object.',
    },
  },
};

/** Lists each type of events under `webhooks` of OpenAPI 3.1, with the schema of its message. Changes the document. */
export function describeWebhooks(document: OpenAPIObject): void {
  const described = document as Described;
  const { schemas } = described.components;
  const types = eventTypesOf(schemas);
  schemas[MESSAGE] = message;
  described.webhooks = Object.fromEntries(
    Object.entries(types).map(([type, object]) => [type, { post: webhookOf(type, object) }]),
  );
}

function eventTypesOf(schemas: Described['components']['schemas']): EventTypes {
  const type = schemas['Event']?.properties?.['type'] as
    { readonly 'x-event-types'?: EventTypes } | undefined;
  if (type?.['x-event-types'] === undefined) throw new Error('The schema Event names no types of events.');
  return type['x-event-types'];
}

function webhookOf(type: string, object: string): object {
  const specific = {
    type: 'object',
    properties: {
      type: { const: type },
      data: { type: 'object', properties: { object: { $ref: object } } },
    },
  };
  const schema = { allOf: [{ $ref: `#/components/schemas/${MESSAGE}` }, specific] };
  return {
    operationId: `webhook.${type}`,
    summary: type,
    description: `Sent to webhook endpoints that want \`${type}\`.`,
    tags: ['Webhooks'],
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Received. Any other status is tried again.' } },
  };
}
