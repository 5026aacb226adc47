import { CountinghouseError, type InvoiceSummary, type MessagePreview } from '@countinghouse/client';
import { queryOptions } from '@tanstack/react-query';
import { keysOf } from '../api/query-keys';
import { usualPreview } from './send-calls';

/** How many mails are written at the same time: one after the other would take long, all at once too much. */
const AT_ONCE = 4;

/** An invoice with the mail that the service would write for it, or the problem if it cannot. */
export interface UsualMail {
  readonly invoice: InvoiceSummary;
  readonly preview?: MessagePreview;
  readonly problem?: CountinghouseError;
}

/** The usual mails of several invoices. They are always written anew, as settings and customers may have changed. */
export function usualMailsQuery(invoices: readonly InvoiceSummary[]) {
  return queryOptions({
    queryKey: keysOf('messages').part(
      'previews',
      invoices.map(({ id, version }) => [id, version]),
    ),
    queryFn: async () => {
      const mails: UsualMail[] = [];
      for (let at = 0; at < invoices.length; at += AT_ONCE) {
        mails.push(...(await Promise.all(invoices.slice(at, at + AT_ONCE).map(usualMail))));
      }
      return mails;
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function usualMail(invoice: InvoiceSummary): Promise<UsualMail> {
  try {
    return { invoice, preview: await usualPreview('invoices', invoice.id) };
  } catch (problem) {
    if (!(problem instanceof CountinghouseError)) throw problem;
    return { invoice, problem };
  }
}
