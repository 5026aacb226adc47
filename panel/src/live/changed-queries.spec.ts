import { describe, expect, it } from 'vitest';
import document from '../../../openapi/openapi.json';
import { NOUNS } from '../api/query-keys';
import { changedQueries, since } from './changed-queries';

/** They stand in the audit log only; what waits for a person has no page yet. */
const WITHOUT_A_PAGE = /^(export|received_file|approval)\./;

/** What no event changes: answers that are asked for anew each time, and what only a new version changes. */
const UNCHANGED: readonly string[] = ['palette', 'erasure', 'event-types'];

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
    expect(changedQueries([{ type: 'comet.seen' as never }])).toEqual(['events', 'audit', 'webhook-health']);
    expect(changedQueries([])).toEqual([]);
  });

  it('are all that the panel asks', () => {
    const types = Object.keys(document.webhooks) as never[];
    const known = changedQueries(types.map((type) => ({ type })));
    expect(NOUNS.filter((noun) => !known.includes(noun) && !UNCHANGED.includes(noun))).toEqual([]);
  });

  it('are all of them when test books are emptied', () => {
    const changed = changedQueries([{ type: 'organization.reset' as never }]);
    expect(changed).toEqual(expect.arrayContaining(['invoices', 'customers', 'products', 'messages']));
  });

  const types = Object.keys(document.webhooks).filter((type) => !WITHOUT_A_PAGE.test(type));
  it.each(types)('are known for %s', (type) => {
    const unknown = changedQueries([{ type: 'comet.seen' as never }]);
    expect(changedQueries([{ type: type as never }]).length).toBeGreaterThan(unknown.length);
  });
});

describe('the events since a page was loaded', () => {
  const events = [{ created_at: '2026-11-23T10:00:05Z' }, { created_at: '2026-11-23T10:00:00Z' }];

  it('are those that happened then or later', () => {
    expect(since(events, Date.parse('2026-11-23T10:00:05Z'))).toEqual([events[0]]);
    expect(since(events, Date.parse('2026-11-23T10:00:06Z'))).toEqual([]);
  });

  it('are all if the time is unknown', () => {
    expect(since(events, NaN)).toEqual(events);
  });
});
