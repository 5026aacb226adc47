import { copyInvoice, openOrganizations, shareReferences, type Member } from '../support/drafts.js';
import type { Books } from '../support/books.js';
import { toTypeId } from '../../src/kernel/ids/type-id.js';
import type { BenchOperation, CounterRow } from './operation.js';

const ORGANIZATIONS = 100;

/** All invoices in one series: each waits for the one before it. */
export const finalizeInOneSeries: BenchOperation = {
  ...finalizing('finalize in one series', (books) => Promise.resolve([books.owner])),
  counter: seriesRow(),
};

/** In a hundred series, as on an installation with many organizations. */
export const finalizeInManySeries: BenchOperation = finalizing('finalize in 100 series', async (books) => {
  // Who looks at the series opens them.
  await books.fetch('/number-series');
  const members = await openOrganizations(books.admin, books.organizationId, ORGANIZATIONS);
  await shareReferences(books.admin, await books.template(), members);
  return members;
});

/**
 * The limit's transactions write their own positions, in whatever order they come to the lock; the service goes on
 * behind the last one.
 */
const GO_ON_BEHIND_THE_LAST = `
  UPDATE number_series s SET documents = d.position, last_sequence = d.sequence
    FROM (SELECT series_id, max(position) AS position, max(sequence) AS sequence FROM issued_documents GROUP BY 1) d
   WHERE s.id = d.series_id AND (s.documents, s.last_sequence) <> (d.position, d.sequence)`;

interface Supply {
  readonly members: readonly Member[];
  readonly drafts: { readonly member: Member; readonly id: string }[];
}

function seriesRow(): CounterRow {
  const sql = `
    UPDATE number_series SET documents = documents + 1
     WHERE organization_id = $1 AND document_type = 'invoice' RETURNING documents`;
  return { name: 'the row of its series', sql };
}

function finalizing(name: string, membersOf: (books: Books) => Promise<Member[]>): BenchOperation {
  const supplies = new WeakMap<Books, Supply>();
  return {
    name,
    supply: async (books, count) => {
      const known = supplies.get(books) ?? { members: await membersOf(books), drafts: [] };
      supplies.set(books, known);
      const { members, drafts } = known;
      await books.admin.query(GO_ON_BEHIND_THE_LAST);
      drafts.push(...(await copyInvoice(books.admin, await books.template(), { members, count })));
    },
    request: (books) => {
      const draft = supplies.get(books)?.drafts.pop();
      if (draft === undefined) throw new Error('There are no drafts left to finalize.');
      return books.acts(`/invoices/${toTypeId('inv', draft.id)}/finalize`, draft.member);
    },
  };
}
