import type { CreateWebhookEndpoint, WebhookEndpoint } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import type { EventsChoice } from '../../../webhooks/event-types-picker';

/** The form values of an endpoint. Those with names of the API get its faults. */
export type EndpointValues = ReturnType<typeof endpointValues>;
export type EndpointFields = UseFormReturnType<EndpointValues>;

/** Returns the form values of an endpoint, or of a new one. The values of headers are never shown again. */
export function endpointValues(endpoint?: WebhookEndpoint) {
  const patterns = endpoint?.event_types ?? ['*'];
  const isAll = patterns.includes('*');
  return {
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    choice: (isAll ? 'all' : 'chosen') as EventsChoice,
    event_types: isAll ? [] : patterns,
    payload: endpoint?.payload ?? 'full',
    ordering: endpoint?.ordering ?? 'object',
    headers: '',
    removesHeaders: false,
  };
}

/** Builds the request body that creates an endpoint or replaces it. Its headers stay if there are no others. */
export function endpointBody(values: EndpointValues): CreateWebhookEndpoint {
  const { url, description, choice, event_types, payload, ordering, headers, removesHeaders } = values;
  const given = removesHeaders ? {} : headersOf(headers);
  return {
    url,
    ...(description.trim() === '' ? {} : { description }),
    event_types: choice === 'all' ? ['*'] : event_types,
    // Only what the service has sent or the form offers is in them.
    payload: payload as 'full',
    ordering: ordering as 'object',
    ...(given === undefined ? {} : { headers: given }),
  };
}

/** Reads headers, one a line: `Authorization: Bearer abc`. Undefined for none. */
export function headersOf(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
}

/** The faults of single event types and headers appear at their field. */
export function endpointFormPath(path: string): string {
  return path.replace(/^(event_types|headers)\..*$/, '$1');
}
