import type { WebhookEndpoint } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { endpointBody, endpointFormPath, endpointValues, headersOf } from './endpoint-values';

const endpoint: WebhookEndpoint = {
  id: 'whe_01h455vb4pex5vsknk084sn02q',
  version: 3,
  url: 'https://example.com/hooks',
  description: 'Shop',
  event_types: ['invoice.*', 'payment.created'],
  payload: 'thin',
  ordering: 'none',
  header_names: ['Authorization'],
  status: 'active',
  status_reason: null,
  writer_left_at: null,
  previous_secret_ends_at: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

describe('the form of an endpoint', () => {
  it('sends what it was opened with, and leaves its headers as they are', () => {
    expect(endpointBody(endpointValues(endpoint))).toEqual({
      url: 'https://example.com/hooks',
      description: 'Shop',
      event_types: ['invoice.*', 'payment.created'],
      payload: 'thin',
      ordering: 'none',
    });
  });

  it('wants all events unless some are chosen', () => {
    expect(endpointBody(endpointValues()).event_types).toEqual(['*']);
    expect(
      endpointBody({ ...endpointValues(), choice: 'chosen', event_types: ['invoice.paid'] }),
    ).toMatchObject({ event_types: ['invoice.paid'] });
  });

  it('replaces headers, or removes them', () => {
    const values = { ...endpointValues(endpoint), headers: 'X-Shop: 7\n\nAuthorization: Basic a:b ' };
    expect(endpointBody(values).headers).toEqual({ 'X-Shop': '7', Authorization: 'Basic a:b' });
    expect(endpointBody({ ...values, removesHeaders: true }).headers).toEqual({});
    expect(headersOf(' \n')).toBeUndefined();
  });

  it('shows the faults of an entry at its field', () => {
    expect(endpointFormPath('event_types.1')).toBe('event_types');
    expect(endpointFormPath('headers.Host')).toBe('headers');
    expect(endpointFormPath('url')).toBe('url');
  });
});
