import type { InvoiceTemplate } from '@countinghouse/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';

/** All templates of invoices, by their names. */
export const templatesQuery = queryOptions({
  queryKey: keysOf('invoice-templates').part('chosen from'),
  queryFn: async ({ signal }) => {
    const all: InvoiceTemplate[] = [];
    for await (const one of api.invoiceTemplates.list({ limit: 100, sort: 'name' }, { signal }))
      all.push(one);
    return all;
  },
});
