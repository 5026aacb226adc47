import type { AnchoredEvent } from './domain/anchored-event.js';
import { contentHash, lineOf, redacted } from './event-line.js';

const event: AnchoredEvent = {
  sequence: 7n,
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  type: 'customer.created',
  object_id: '01890a5d-ac96-774b-bcce-b302099a8058',
  created_at: new Date('2026-11-21T10:00:00.000Z'),
  actor_kind: 'user',
  actor_id: null,
  request_id: 'req_1',
  data: {
    object: { id: 'cus_1', name: 'Ada', tags: [], 'a/b~c': 1.5, lines: [{ text: 'x' }, { text: 'y' }] },
  },
  origin: { ip: '192.0.2.7', user_agent: null },
  salt: '5f0c6a0d9d3f4a1b8c7e6d5f00000000',
  redaction: null,
};
const places = new Set([
  '/data/object/name',
  '/data/object/a~1b~0c',
  '/data/object/lines/1/text',
  '/origin/ip',
]);

describe('the line of an event', () => {
  it('is the same however the members of its content are ordered', () => {
    const data = { object: Object.fromEntries(Object.entries(objectOf(event)).reverse()) };
    expect(lineOf({ ...event, data })).toBe(lineOf(event));
  });

  it('changes with every value, with where it stands, and with the salt', () => {
    const others: AnchoredEvent[] = [
      { ...event, data: { object: { ...objectOf(event), name: 'Bob' } } },
      { ...event, data: { object: { ...objectOf(event), name: null, title: 'Ada' } } },
      { ...event, data: { object: { ...objectOf(event), tags: {} } } },
      { ...event, data: { object: { ...objectOf(event), more: null } } },
      { ...event, origin: null },
      { ...event, salt: '5f0c6a0d9d3f4a1b8c7e6d5f00000001' },
      { ...event, type: 'customer.updated' },
      { ...event, sequence: 8n },
    ];
    expect(new Set([event, ...others].map(lineOf)).size).toBe(others.length + 1);
  });
});

describe('an event whose personal data was erased', () => {
  const rest = redacted(event, places);
  const line = (content: object): string => lineOf({ ...event, ...content });

  it('has lost the values and the salt', () => {
    expect(rest.data).toEqual({
      object: { id: 'cus_1', name: null, tags: [], 'a/b~c': null, lines: [{ text: 'x' }, { text: null }] },
    });
    expect([rest.origin, rest.salt]).toEqual([{ ip: null, user_agent: null }, null]);
    expect(JSON.stringify(rest)).not.toMatch(/Ada|192\.0\.2\.7|5f0c6a0d/);
  });

  it('has the line that it had, also when more is erased later', () => {
    expect(line(rest)).toBe(lineOf(event));
    const less = redacted(rest, new Set(['/data/object/id', '/data/object/name']));
    expect(line(less)).toBe(lineOf(event));
    expect(JSON.stringify(less)).not.toContain('cus_1');
  });

  it('cannot say something else instead', () => {
    const object = objectOf(rest);
    const withSaid = (data: object): unknown => contentHash({ ...rest, data });
    expect(withSaid({ object: { ...object, name: 'Bob' } })).toBeNull();
    expect(withSaid({ object: { ...object, id: 'cus_2' } })).not.toBe(contentHash(event));
    expect(withSaid({ object: { name: null } })).toBeNull();
    expect(contentHash({ ...event, salt: null })).toBeNull();
  });
});

function objectOf({ data }: Pick<AnchoredEvent, 'data'>): Record<string, unknown> {
  return (data as { object: Record<string, unknown> }).object;
}
