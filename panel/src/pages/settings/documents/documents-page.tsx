import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { notifyDone } from '../../../components/notify';
import { PageHeader } from '../../../components/page-header';
import { RecordLoader } from '../../../components/record-loader';
import '../../../i18n/e-invoice-texts';
import { useManages } from '../../../session/use-session';
import { DocumentsForm } from './documents-form';
import { LogoSection } from './logo-section';

/** How printed documents look, and what happens to invalid electronic ones. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const manages = useManages();
  // Always reloaded, because saving replaces everything.
  const query = useQuery({
    queryKey: keysOf('organization').part('documents'),
    queryFn: ({ signal }) => api.organization.documents({ signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeader
        title={t('documentSettings.title')}
        description={manages ? t('documentSettings.intro') : t('organization.notManager')}
      />
      <RecordLoader query={query}>
        {(settings) => (
          <>
            <LogoSection logo={settings.logo} mayChange={manages} />
            <DocumentsForm
              settings={settings}
              mayChange={manages}
              onSaved={() => notifyDone(t('documentSettings.saved'))}
            />
          </>
        )}
      </RecordLoader>
    </>
  );
}
