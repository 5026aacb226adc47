import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { notifyDone } from '../../../components/notify';
import { PageHeader } from '../../../components/page-header';
import { RecordLoader } from '../../../components/record-loader';
import { organizationChanged } from '../../../session/session-store';
import { useManages } from '../../../session/use-session';
import { OrganizationFacts } from './organization-facts';
import { OrganizationForm } from './organization-form';
import '../../../i18n/e-invoice-texts';

/** The data of the organization on its documents, and the defaults of new ones. */
export function OrganizationPage() {
  const { t } = useTranslation();
  const manages = useManages();
  const queryClient = useQueryClient();
  // Always reloaded, because saving replaces everything.
  const query = useQuery({
    queryKey: keysOf('organization').all,
    queryFn: ({ signal }) => api.organization.get({ signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeader
        title={t('organization.title')}
        description={manages ? t('organization.intro') : t('organization.notManager')}
      />
      <RecordLoader query={query}>
        {(organization) =>
          manages ? (
            <OrganizationForm
              organization={organization}
              onSaved={(saved) => {
                notifyDone(t('common.saved', { name: saved.name }));
                organizationChanged(saved);
                void queryClient.invalidateQueries({ queryKey: keysOf('me').all });
              }}
            />
          ) : (
            <OrganizationFacts organization={organization} />
          )
        }
      </RecordLoader>
    </>
  );
}
