import assert from 'node:assert/strict';

/** How many requests a node has under way at most: so many may have arrived when it is killed, and come again. */
const UNDER_WAY_MAX = 32;
const DUPLICATES_MAX = 0.02;
const COST_MAX = 0.2;

/** What must hold of the deliveries in the end, by name. Each raises with what it found. */
export const checks = {
  'no answer of the service was an internal error': ({ journal }) => assert.deepEqual(journal.unexpected, []),

  'an independent library verifies each request': ({ receivers }) => {
    for (const [name, { invalid }] of Object.entries(receivers))
      assert.deepEqual([name, invalid], [name, []]);
  },

  'nothing is lost': ({ receivers, expected }) => {
    for (const [name, { accepted }] of Object.entries(receivers)) {
      const got = new Set(accepted.map(({ sequence }) => sequence));
      assert.deepEqual([name, expected.filter((sequence) => !got.has(sequence))], [name, []]);
      assert.equal(got.size, expected.length, name);
    }
  },

  'nothing arrives out of order of its object': ({ receivers }) => {
    for (const [name, { accepted }] of Object.entries(receivers)) {
      assert.deepEqual([name, outOfOrder(accepted)], [name, []]);
    }
  },

  'what arrives twice is little, and has the same id': ({ receivers, expected, faults }) => {
    let duplicates = 0;
    for (const [name, { accepted }] of Object.entries(receivers)) {
      const ids = new Map();
      for (const { sequence, id } of accepted) ids.set(sequence, (ids.get(sequence) ?? new Set()).add(id));
      assert.deepEqual([name, [...ids].filter(([, of]) => of.size > 1)], [name, []]);
      duplicates += accepted.length - expected.length;
    }
    const most = expected.length * Object.keys(receivers).length * DUPLICATES_MAX;
    const died = (faults.kills + faults.databaseKills) * UNDER_WAY_MAX;
    assert.ok(duplicates <= Math.max(most, died), `${duplicates} duplicates`);
  },

  'the log tells each attempt': async ({ service }) => {
    const { rows } = await service.ask(`
      SELECT d.id, d.attempts, count(a.number)::int AS logged FROM webhook_deliveries d
        LEFT JOIN webhook_attempts a ON a.organization_id = d.organization_id AND a.delivery_id = d.id
       WHERE d.status IN ('delivered', 'failed')
       GROUP BY d.organization_id, d.id, d.attempts HAVING count(a.number) <> d.attempts LIMIT 5`);
    assert.deepEqual(rows, []);
  },

  'no delivery was given up': async ({ service, endpoints }) => {
    const { rows } = await service.ask(
      `SELECT count(*)::int AS failed FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
        WHERE d.status = 'failed' AND e.url IN (${endpoints.map(({ url }) => `'${url}'`).join(', ')})`,
    );
    assert.deepEqual(rows, [{ failed: 0 }]);
  },

  'nothing connects to a forbidden address, although endpoints and redirects lead there': async ({
    service,
    canaries,
    redirects,
  }) => {
    const { rows } = await service.ask(`
      SELECT e.url, count(a.number)::int AS attempts FROM webhook_endpoints e
        JOIN webhook_deliveries d ON d.endpoint_id = e.id JOIN webhook_attempts a ON a.delivery_id = d.id
       WHERE e.description = 'forbidden' AND a.status IS NULL GROUP BY e.url`);
    assert.ok(rows.length > 1, 'No forbidden address was tried.');
    assert.ok(redirects > 0, 'Nobody was redirected.');
    assert.deepEqual(
      canaries.map(({ connections }) => connections),
      canaries.map(() => 0),
    );
  },

  'an endpoint that hangs costs the others at most a fifth': ({ alone, beside, kept }) =>
    assert.ok(kept >= 1 - COST_MAX, `${beside} a second instead of ${alone}`),
};

/** Counts what a receiver got, for people. */
export function tallyOf({ requests, accepted, invalid }, expected) {
  const got = new Set(accepted.map(({ sequence }) => sequence));
  return {
    requests,
    accepted: accepted.length,
    lost: expected.filter((sequence) => !got.has(sequence)).length,
    out_of_order: outOfOrder(accepted).length,
    twice: accepted.length - got.size,
    invalid: invalid.length,
  };
}

/** Returns what came after something later of the same object. What comes again is not meant. */
function outOfOrder(accepted) {
  const [last, seen] = [new Map(), new Set()];
  return accepted.filter(({ object, sequence }) => {
    if (seen.has(sequence)) return false;
    seen.add(sequence);
    const before = last.get(object) ?? 0;
    last.set(object, Math.max(before, sequence));
    return sequence < before;
  });
}
