import { describe, expect, it } from 'vitest';
import { changedQueries } from './changed-queries';

describe('the queries that events change', () => {
  it('are those of the object and of all that is calculated from it, each once', () => {
    const types = ['payment.created', 'invoice.paid', 'invoice.updated'];
    const changed = changedQueries(types.map((type) => ({ type }) as never));
    expect(changed).toEqual(
      expect.arrayContaining(['payments', 'invoices', 'customers', 'reports', 'events']),
    );
    expect(new Set(changed).size).toBe(changed.length);
  });

  it('are the feed and its webhooks for a kind that the panel does not know, and none without events', () => {
    expect(changedQueries([{ type: 'comet.seen' as never }])).toEqual(['events', 'webhook-health']);
    expect(changedQueries([])).toEqual([]);
  });
});
