import type { AuditProof } from '@countinghouse/client';
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Fact, Facts } from '../../../components/facts';
import { Instant } from '../../../components/instant';
import { LoadFault } from '../../../components/messages';
import { useNotifyProblem } from '../../../components/notify';
import { saveFile } from '../../../components/save-file';
import { useFormats } from '../../../i18n/formats';

/** The last anchor, and the proof that nothing was changed up to it. */
export function AuditProofPanel() {
  const { t } = useTranslation();
  const { count } = useFormats();
  const anchors = useQuery({
    queryKey: keysOf('audit-anchors').all,
    queryFn: ({ signal }) => api.audit.anchors({ limit: 1 }, { signal }),
  });
  if (anchors.error !== null) {
    return <LoadFault error={anchors.error} onRetry={() => void anchors.refetch()} />;
  }
  const last = anchors.data?.data[0];
  return (
    <Facts title={t('security.proof')} after={<Actions isEmpty={last === undefined} />}>
      <Fact name={t('security.proofLast')}>
        {last === undefined ? t('security.proofNone') : <Instant at={last.created_at} />}
      </Fact>
      {last !== undefined && (
        <>
          <Fact name={t('security.proofEvents')}>{count(last.last_sequence)}</Fact>
          <Fact name={t('security.proofHash')}>
            <Code style={{ overflowWrap: 'anywhere' }}>{last.hash}</Code>
          </Fact>
        </>
      )}
    </Facts>
  );
}

function Actions({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation();
  const onError = useNotifyProblem();
  const verify = useMutation({ mutationFn: verifyAll, onError });
  const save = useMutation({
    mutationFn: () => api.audit.exportAnchors(),
    onSuccess: (content) => saveFile(content, 'audit-anchors.ndjson'),
    onError,
  });
  return (
    <Stack gap="sm" mt="md">
      <Text size="sm">{t('security.proofText')}</Text>
      {!isEmpty && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={16} aria-hidden />}
            loading={verify.isPending}
            onClick={() => verify.mutate()}
          >
            {t('security.proofCheck')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('security.proofSave')}
          </Button>
        </Group>
      )}
      <div aria-live="polite">{verify.data !== undefined && <Result proof={verify.data} />}</div>
    </Stack>
  );
}

function Result({ proof: { intact, events, faults } }: { proof: AuditProof }) {
  const { t } = useTranslation();
  const { count } = useFormats();
  return (
    <Alert
      variant="light"
      color={intact ? 'pine' : 'red'}
      icon={intact ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
      title={intact ? t('security.proofIntact') : t('security.proofBroken')}
    >
      <Text size="sm">{t('security.proofRead', { count: events, total: count(events) })}</Text>
      {faults.map(({ anchor, code }) => (
        <Text key={`${anchor} ${code}`} size="sm">
          {t('security.proofAnchor', { number: count(anchor) })} {t(`security.proofFault_${code}`)}
        </Text>
      ))}
    </Alert>
  );
}

/** Asks for one part after the other, because one answer reads so many events only. */
async function verifyAll(): Promise<AuditProof> {
  let proof = await api.audit.verify();
  while (proof.next_from !== null) {
    const more = await api.audit.verify({ from: proof.next_from });
    proof = {
      ...more,
      intact: proof.intact && more.intact,
      events: proof.events + more.events,
      anchors: proof.anchors + more.anchors,
      faults: [...proof.faults, ...more.faults],
    };
  }
  return proof;
}
