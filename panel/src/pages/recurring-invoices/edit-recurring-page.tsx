import { IconLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { Message } from '../../components/messages';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import '../../i18n/recurring-texts';
import { EditRecurringForm } from '../../recurring/recurring-form';
import { recurringQuery } from '../../recurring/recurring-queries';

const route = getRouteApi('/signed-in/recurring-invoices/$recurringId/edit');

/** Edits what holds for the runs to come. */
export function EditRecurringPage() {
  const { t } = useTranslation();
  const { recurringId } = route.useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Always reloaded, because saving replaces the whole record.
  const query = useQuery({
    ...recurringQuery(recurringId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const back = { to: '/recurring-invoices/$recurringId', params: { recurringId } } as const;
  return (
    <RecordLoader query={query}>
      {(record) => (
        <>
          <PageHeader
            title={t('recurring.edit')}
            description={t('recurring.editHint')}
            back={{ ...back, label: record.name }}
          />
          {record.available_actions.includes('update') ? (
            <EditRecurringForm
              record={record}
              cancel={back}
              onSaved={(saved) => {
                notifyDone(t('common.saved', { name: saved.name }));
                queryClient.setQueryData(recurringQuery(recurringId).queryKey, saved);
                void queryClient.invalidateQueries({ queryKey: keysOf('recurring-invoices').all });
                // Back leads to where the form was opened, and not into the form again.
                void navigate({ ...back, replace: true });
              }}
            />
          ) : (
            <Message icon={IconLock} title={t('recurring.cannot_update')} />
          )}
        </>
      )}
    </RecordLoader>
  );
}
