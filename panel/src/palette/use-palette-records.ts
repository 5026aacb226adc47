import type {
  CreditNoteSummary,
  Customer,
  InvoiceSummary,
  PaymentSummary,
  Product,
} from '@countinghouse/client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { useFormats } from '../i18n/formats';
import { useMay } from '../session/use-session';

const PAUSE_MS = 150;
const FOUND_MAX = 5;

/** A record that was found, and its page. */
export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  /** What else tells it from others of its name. */
  readonly detail: string;
  readonly link: LinkProps;
}

/** The records of one kind that match what is typed, as many as a palette shows. */
export interface FoundRecords {
  readonly kind: 'invoices' | 'customers' | 'products' | 'payments' | 'creditNotes';
  readonly records: readonly FoundRecord[];
}

/** Searches the records of every kind while somebody types. */
export function usePaletteRecords(words: string) {
  const [asked] = useDebouncedValue(words.trim(), PAUSE_MS);
  const load = useLoad();
  const { data, isFetching } = useQuery({
    queryKey: keysOf('palette').part(asked),
    queryFn: ({ signal }) => load(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const isAsked = words.trim() !== '';
  return {
    found: isAsked ? (data ?? []) : [],
    isSearching: isAsked && (isFetching || asked !== words.trim()),
  };
}

function useLoad() {
  const { day, money } = useFormats();
  const may = {
    invoices: useMay('invoices:read'),
    customers: useMay('customers:read'),
    products: useMay('products:read'),
    payments: useMay('payments:read'),
  };
  return async (q: string, signal: AbortSignal): Promise<FoundRecords[]> => {
    const query = { q, limit: FOUND_MAX };
    const none = { data: [] };
    const [invoices, customers, products, payments, notes] = await Promise.all([
      may.invoices ? api.invoices.list(query, { signal }) : none,
      may.customers ? api.customers.list(query, { signal }) : none,
      may.products ? api.products.list(query, { signal }) : none,
      may.payments ? api.payments.list(query, { signal }) : none,
      may.invoices ? api.creditNotes.list(query, { signal }) : none,
    ]);
    const recordOf = recordsIn({ day, money });
    return [
      { kind: 'invoices', records: invoices.data.map(recordOf.invoice) },
      { kind: 'customers', records: customers.data.map(recordOf.customer) },
      { kind: 'products', records: products.data.map(recordOf.product) },
      { kind: 'payments', records: payments.data.map(recordOf.payment) },
      { kind: 'creditNotes', records: notes.data.map(recordOf.creditNote) },
    ];
  };
}

/** Returns what the palette shows of a record of each kind. */
function recordsIn({ day, money }: Pick<ReturnType<typeof useFormats>, 'day' | 'money'>) {
  return {
    invoice: ({ id, number, customer_name, total, currency }: InvoiceSummary): FoundRecord => ({
      id,
      label: number ?? customer_name,
      detail: [number === null ? undefined : customer_name, money(total, currency)]
        .filter((part) => part !== undefined)
        .join(' · '),
      link: { to: '/invoices/$invoiceId', params: { invoiceId: id } },
    }),
    customer: ({ id, name, email }: Customer): FoundRecord => ({
      id,
      label: name,
      detail: email ?? '',
      link: { to: '/customers/$customerId', params: { customerId: id } },
    }),
    product: ({ id, name, sku }: Product): FoundRecord => ({
      id,
      label: name,
      detail: sku ?? '',
      link: { to: '/products/$productId', params: { productId: id } },
    }),
    payment: ({
      id,
      customer_name,
      amount,
      currency,
      reference,
      received_on,
    }: PaymentSummary): FoundRecord => ({
      id,
      label: `${customer_name} · ${money(amount, currency)}`,
      detail: reference ?? day(received_on),
      link: { to: '/payments/$paymentId', params: { paymentId: id } },
    }),
    creditNote: ({ id, number, customer_name, total, currency }: CreditNoteSummary): FoundRecord => ({
      id,
      label: number,
      detail: `${customer_name} · ${money(total, currency)}`,
      link: { to: '/credit-notes/$creditNoteId', params: { creditNoteId: id } },
    }),
  };
}
