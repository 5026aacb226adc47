import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import '../../i18n/recurring-texts';
import { copyValues } from '../../invoices/editor/copy-values';
import { invoiceQuery } from '../../invoices/invoice-queries';
import { NewRecurringForm } from '../../recurring/recurring-form';
import { recurringQuery } from '../../recurring/recurring-queries';
import { recurringValues, type RecurringValues } from '../../recurring/recurring-values';

const route = getRouteApi('/signed-in/recurring-invoices/new');

/** Adds a recurring invoice: an empty one, a copy, or one that repeats an invoice. */
export function NewRecurringPage() {
  const { t } = useTranslation();
  const { customer_id, copy_of, invoice_id } = route.useSearch();
  return (
    <>
      <PageHeader
        title={t('recurring.create')}
        description={t('recurring.createHint')}
        back={{ to: '/recurring-invoices', label: t('recurring.title') }}
      />
      {copy_of !== undefined && <CopyOf key={copy_of} id={copy_of} />}
      {copy_of === undefined && invoice_id !== undefined && <Repeating key={invoice_id} id={invoice_id} />}
      {copy_of === undefined && invoice_id === undefined && (
        <Editor key={customer_id} initial={customer_id === undefined ? {} : { customer_id }} />
      )}
    </>
  );
}

function CopyOf({ id }: { id: string }) {
  const query = useQuery({ ...recurringQuery(id), refetchOnWindowFocus: false });
  return <RecordLoader query={query}>{(one) => <Editor initial={recurringValues(one)} />}</RecordLoader>;
}

function Repeating({ id }: { id: string }) {
  const query = useQuery({ ...invoiceQuery(id), refetchOnWindowFocus: false });
  return <RecordLoader query={query}>{(one) => <Editor initial={copyValues(one)} />}</RecordLoader>;
}

function Editor({ initial }: { initial: Partial<RecurringValues> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <NewRecurringForm
      initial={initial}
      onSaved={(saved) => {
        notifyDone(t('recurring.created', { name: saved.name }));
        void queryClient.invalidateQueries({ queryKey: keysOf('recurring-invoices').all });
        queryClient.setQueryData(recurringQuery(saved.id).queryKey, saved);
        const params = { recurringId: saved.id };
        void navigate({ to: '/recurring-invoices/$recurringId', params, replace: true });
      }}
    />
  );
}
