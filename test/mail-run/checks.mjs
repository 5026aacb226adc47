import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { publicId } from './load.mjs';
import { fateNameOf, fates } from './mail-server.mjs';

/** How many mails a node has under way at most: so many are unsure when it is killed. */
const UNDER_WAY_MAX = 16;

/** What must hold in the end, by name. Each raises with what it found. */
export const checks = {
  'no answer of the service was an internal error': ({ journal }) => assert.deepEqual(journal.unexpected, []),

  'each request is one message': ({ queued, first }) =>
    assert.deepEqual(queued.map(({ id }) => id).sort(), first.map(({ id }) => publicId(id)).sort()),

  'no mail arrives twice by one decision': ({ server }) => {
    assert.deepEqual(
      [...timesOf(server)].filter(([, times]) => times > 1),
      [],
    );
  },

  'nothing is lost: each is sent, failed, or unsure until a person decides': ({ first }) =>
    assert.deepEqual(
      first.filter(({ status }) => !['sent', 'failed', 'unconfirmed'].includes(status)),
      [],
    ),

  'what is said to be sent has arrived, and what is said to have failed has not': ({ all, server }) => {
    const times = timesOf(server);
    for (const { id, status, address } of all) {
      const expected = { sent: 1, failed: 0 }[status];
      if (expected !== undefined)
        assert.equal(times.get(publicId(id)) ?? 0, expected, `${address} ${status}`);
    }
  },

  'it fails only where the server refuses it for good': ({ first }) => {
    const failed = first
      .filter(({ status }) => status === 'failed')
      .map(({ address }) => fateNameOf(address));
    assert.deepEqual([...new Set(failed)].sort(), ['spam', 'unknown']);
  },

  'it is unsure only where the server kept still after the mail, or the service died': ({ first, kills }) => {
    const unsure = first.filter(({ status }) => status === 'unconfirmed');
    const still = unsure.filter(({ address }) => isStill(address));
    const ofStill = first.filter(({ address }) => isStill(address));
    assert.equal(still.length, ofStill.length, 'The service knows what the server did not say.');
    assert.ok(unsure.length - still.length <= kills * UNDER_WAY_MAX, `${unsure.length} are unsure`);
  },

  'files arrive whole': ({ all, server }) => {
    const known = new Map(all.map((message) => [publicId(message.id), message]));
    for (const { id, files } of server.accepted) {
      const expected = known.get(id).attachments.map(({ sha256 }) => sha256);
      assert.ok(expected.length > 0 && expected.every((sha256) => sha256 !== null), id);
      assert.deepEqual(files.map(sha256Of), expected, id);
    }
  },

  'each attempt has its answer in the outbox, unless the service died in it': ({ all }) => {
    const untold = all.filter(({ attempts, logged }) => attempts !== logged);
    for (const { status, attempts, logged } of untold)
      assert.deepEqual([status, logged], ['unconfirmed', attempts - 1]);
  },

  'a message is told of once': async ({ service, all }) => {
    const { rows } = await service.ask(`
      SELECT object_id, count(*)::int AS times FROM event_feed WHERE type = 'message.sent' GROUP BY object_id`);
    const sent = all.filter(({ status }) => status === 'sent').map(({ id }) => id);
    assert.deepEqual(rows.map(({ object_id }) => object_id).sort(), sent.sort());
    assert.deepEqual(
      rows.filter(({ times }) => times !== 1),
      [],
    );
  },

  'a person sends each unsure one again, once': ({ first, all, refusals }) => {
    const unsure = first.filter(({ status }) => status === 'unconfirmed');
    const again = all.filter(({ resends_id }) => resends_id !== null);
    assert.deepEqual(again.map(({ resends_id }) => resends_id).sort(), unsure.map(({ id }) => id).sort());
    assert.deepEqual(
      again.filter(({ status }) => status !== 'sent'),
      [],
    );
    assert.deepEqual(
      refusals,
      unsure.map(() => 'invalid_state_transition'),
    );
  },
};

/** Counts what became of the messages, for people. */
export function tallyOf(messages, server) {
  const count = (status) => messages.filter((message) => message.status === status).length;
  const times = [...timesOf(server).values()];
  return {
    messages: messages.length,
    sent: count('sent'),
    failed: count('failed'),
    unconfirmed: count('unconfirmed'),
    lost: messages.length - count('sent') - count('failed') - count('unconfirmed'),
    arrived: times.length,
    arrived_twice: times.filter((one) => one > 1).length,
    server: server.counts,
  };
}

/** How often each message has arrived. */
function timesOf({ accepted }) {
  const times = new Map();
  for (const { id } of accepted) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** Whether the server says nothing after the mail to this address. */
function isStill(address) {
  const { at, does } = fates[fateNameOf(address)];
  return at === 'data' && (does === 'cut' || does === 'hang');
}

function sha256Of({ content }) {
  return createHash('sha256').update(content).digest('hex');
}
