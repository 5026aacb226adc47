import type { OwnOrganization } from '@countinghouse/client';
import { Badge, Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel, Panels } from '../../../components/facts';
import { LoadFault } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import '../../../i18n/people-texts';
import { useSession } from '../../../session/use-session';
import { useSwitch } from '../../../session/use-switch';
import { SandboxPanel } from '../../../test-books/sandbox-panel';
import { TestBadge } from '../../../test-books/test-badge';
import { PersonLine } from '../members/person-line';
import { QuestionDialog, type Question } from '../../../components/question-dialog';
import { NewOrganizationDialog } from './new-organization-dialog';

const ownOrganizations = {
  queryKey: keysOf('organizations').all,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.organizations.list({ signal }),
};

/** The organizations of the user: working in another one, opening one, and closing the own one. */
export function OrganizationsPage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isOpening, { open, close }] = useDisclosure(false);
  const [question, setQuestion] = useState<Question>();
  const { data, error, refetch } = useQuery(ownOrganizations);
  const askToClose = ({ id, name }: OwnOrganization): void =>
    setQuestion({
      title: t('people.closeTitle', { name }),
      text: t('people.closeText'),
      confirm: t('people.closeBooks'),
      run: () => api.organizations.close(id),
    });
  return (
    <>
      <PageHeader
        title={t('people.organizations')}
        description={t('people.organizationsText')}
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
            {t('people.openBooks')}
          </Button>
        }
      />
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      <Panels>
        <Panel title={t('people.organizations')}>
          <Stack component="ul" gap="md" p={0} m={0}>
            {data?.data.map((one) => (
              <OrganizationLine key={one.id} organization={one} onClose={() => askToClose(one)} />
            ))}
          </Stack>
        </Panel>
        <SandboxPanel />
      </Panels>
      <NewOrganizationDialog isOpen={isOpening} onClose={close} />
      <QuestionDialog
        question={question}
        onClose={() => setQuestion(undefined)}
        onSettled={() => queryClient.invalidateQueries()}
      />
    </>
  );
}

interface OrganizationLineProps {
  readonly organization: OwnOrganization;
  readonly onClose: () => void;
}

function OrganizationLine({ organization, onClose }: OrganizationLineProps) {
  const { id, name, mode, role, closed_at } = organization;
  const { t } = useTranslation();
  const session = useSession();
  const switching = useSwitch();
  const isHere = session?.organization.id === id;
  return (
    <PersonLine name={name} about={t(`profile.role_${role}`)}>
      {mode === 'test' && <TestBadge />}
      {closed_at !== null && <Badge color="gray">{t('people.closed')}</Badge>}
      {isHere && <Badge variant="light">{t('people.here')}</Badge>}
      {isHere && role === 'owner' && closed_at === null && (
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {t('people.closeBooks')}
        </Button>
      )}
      {!isHere && (
        <Button
          variant="default"
          size="compact-sm"
          loading={switching.isPending}
          onClick={() => switching.mutate(id)}
          aria-label={t('people.workIn', { name })}
        >
          {t('people.workHere')}
        </Button>
      )}
    </PersonLine>
  );
}
