import { copyInvoice, openOrganizations, shareReferences, type Member } from '../support/drafts.js';
import type { Books } from '../support/books.js';
import { toTypeId } from '../../src/kernel/ids/type-id.js';
import type { BenchOperation } from './operation.js';

const ORGANIZATIONS = 100;

/** All invoices in one series: each waits for the one before it. */
export const finalizeInOneSeries: BenchOperation = finalizing('finalize in one series', (books) =>
  Promise.resolve([books.owner]),
);

/** In a hundred series, as on an installation with many organizations. */
export const finalizeInManySeries: BenchOperation = finalizing('finalize in 100 series', async (books) => {
  // Who looks at the series opens them.
  await books.fetch('/number-series');
  const members = await openOrganizations(books.admin, books.organizationId, ORGANIZATIONS);
  await shareReferences(books.admin, await books.template(), members);
  return members;
});

interface Supply {
  readonly members: readonly Member[];
  readonly drafts: { readonly member: Member; readonly id: string }[];
}

function finalizing(name: string, membersOf: (books: Books) => Promise<Member[]>): BenchOperation {
  const supplies = new WeakMap<Books, Supply>();
  return {
    name,
    supply: async (books, count) => {
      const known = supplies.get(books) ?? { members: await membersOf(books), drafts: [] };
      supplies.set(books, known);
      const { members, drafts } = known;
      drafts.push(...(await copyInvoice(books.admin, await books.template(), { members, count })));
    },
    request: (books) => {
      const draft = supplies.get(books)?.drafts.pop();
      if (draft === undefined) throw new Error('There are no drafts left to finalize.');
      return books.acts(`/invoices/${toTypeId('inv', draft.id)}/finalize`, draft.member);
    },
  };
}
