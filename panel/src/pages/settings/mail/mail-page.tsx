import { Alert } from '@mantine/core';
import { IconInbox, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { notifyDone } from '../../../components/notify';
import { PageHeader } from '../../../components/page-header';
import { RecordLoader } from '../../../components/record-loader';
import '../../../i18n/e-invoice-texts';
import '../../../i18n/mail-texts';
import { useManages } from '../../../session/use-session';
import { MailForm } from './mail-form';
import { MailTest } from './mail-test';
import { TemplatesPanel } from './templates-panel';

/** How messages to customers leave, and what they say. */
export function MailPage() {
  const { t } = useTranslation();
  const manages = useManages();
  return (
    <>
      <PageHeader
        title={t('mailSettings.title')}
        description={manages ? t('mailSettings.intro') : t('organization.notManager')}
      />
      {manages && <Settings />}
    </>
  );
}

function Settings() {
  const { t } = useTranslation();
  // Always reloaded, because saving replaces everything.
  const query = useQuery({
    queryKey: keysOf('mail-settings').all,
    queryFn: ({ signal }) => api.mailSettings.get({ signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <RecordLoader query={query}>
      {(settings) => (
        <>
          <Transport transport={settings.transport} />
          <MailForm
            settings={settings}
            onSaved={() => {
              notifyDone(t('mailSettings.saved'));
              void query.refetch();
            }}
          />
          <MailTest />
          <TemplatesPanel />
        </>
      )}
    </RecordLoader>
  );
}

function Transport({ transport }: { transport: 'own' | 'installation' | 'log' }) {
  const { t } = useTranslation();
  const isLog = transport === 'log';
  return (
    <Alert
      mb="md"
      variant="light"
      color={isLog ? 'yellow' : 'pine'}
      icon={isLog ? <IconInbox size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
    >
      {t(`mailSettings.transport_${transport}`)}
    </Alert>
  );
}
