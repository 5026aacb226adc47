import assert from 'node:assert/strict';

/** The invariants of the books, by name. Each raises with what it found. */
export const checks = {
  'no answer was an internal error': ({ journal }) => assert.deepEqual(journal.unexpected, []),

  'every request still has its answer, and none was executed twice': async ({
    journal,
    invoices,
    payments,
  }) => {
    const asked = (path) => journal.entries.filter((entry) => entry.path === path);
    assert.equal(invoices.length, asked('/invoices').length);
    assert.equal(payments.length, asked('/payments').length);
    for (const entry of journal.entries) {
      const again = await journal.repeat(entry);
      assert.deepEqual([again.status, again.replayed], [entry.answer.status, true], entry.path);
      assert.deepEqual(again.body, entry.answer.body);
    }
  },

  'numbers have no gap and no duplicate, and their hash chain is intact': async ({ journal, invoices }) => {
    const { data } = await journal.get('/number-series');
    const audit = await journal.get(`/number-series/${data[0].id}/audit`);
    const { intact, documents, gaps, duplicates } = audit;
    assert.deepEqual({ intact, gaps, duplicates }, { intact: true, gaps: [], duplicates: [] });
    assert.equal(documents, invoices.length);
    const numbers = journal.entries
      .filter(({ path }) => path === '/invoices')
      .map(({ answer }) => answer.body.number);
    assert.deepEqual(numbers.sort(), invoices.map(({ number }) => number).sort());
  },

  'every total and their sum are right': async ({ journal, invoices, payments }) => {
    const asked = new Map(journal.entries.map(({ answer, body }) => [answer.body.id, body]));
    for (const { id, total } of invoices) assert.equal(total, grossOf(asked.get(id).items[0].quantity));
    const paid = payments.reduce((sum, { amount }) => sum + cents(amount), 0);
    const due = invoices.reduce((sum, { total }) => sum + cents(total), 0) - paid;
    const { data } = await journal
      .get('/reports/receivables')
      .then((report) => ({ data: [report.data ?? report].flat() }));
    assert.equal(cents(data[0].due), due);
  },

  'every change has one event, and their numbers have no gap': async ({
    journal,
    service,
    invoices,
    payments,
  }) => {
    const queue = 'SELECT count(*)::int AS queued FROM event_queue';
    while ((await service.ask(queue)).rows[0].queued > 0) await journal.get('/auth/me');
    const feed = await service.ask('SELECT sequence::int, object_id, type FROM event_feed ORDER BY sequence');
    assert.deepEqual(
      feed.rows.map(({ sequence }) => sequence),
      feed.rows.map((_row, at) => at + 1),
    );
    const count = (type) => feed.rows.filter((row) => row.type === type).length;
    assert.equal(count('invoice.created'), invoices.length);
    assert.equal(count('payment.created') || count('payment.recorded'), payments.length);
  },
};

/** The gross amount of one line at 10 with 19 % tax. */
export function grossOf(quantity) {
  return Math.round(quantity * 1_190) / 100;
}

function cents(amount) {
  return Math.round(Number(amount) * 100);
}
