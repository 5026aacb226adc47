import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { notifyDone } from '../../../components/notify';
import { PageHeader } from '../../../components/page-header';
import { RecordLoader } from '../../../components/record-loader';
import '../../../i18n/e-invoice-texts';
import '../../../i18n/reminder-texts';
import { useManages } from '../../../session/use-session';
import { Forecast, Tasks } from './forecast';
import { ReminderForm } from './reminder-form';

/** How customers are asked for money that is late. */
export function RemindersPage() {
  const { t } = useTranslation();
  const manages = useManages();
  return (
    <>
      <PageHeader
        title={t('reminders.title')}
        description={manages ? t('reminders.intro') : t('organization.notManager')}
      />
      {manages && <Settings />}
      <Forecast />
      <Tasks />
    </>
  );
}

function Settings() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // Always reloaded, because saving replaces everything.
  const query = useQuery({
    queryKey: keysOf('reminder-policy').all,
    queryFn: ({ signal }) => api.reminderPolicy.get({ signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <RecordLoader query={query}>
      {(policy) => (
        <ReminderForm
          policy={policy}
          onSaved={() => {
            notifyDone(t('reminders.saved'));
            void queryClient.invalidateQueries({ queryKey: keysOf('reminders').all });
          }}
        />
      )}
    </RecordLoader>
  );
}
