import { CountinghouseError, type Customer, type CustomerMerge } from '@countinghouse/client';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { notifyDone, ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { CustomerPicker } from '../../pickers/customer-picker';
import { customerQuery } from '../customer-queries';
import { wouldMoveQuery } from './merge-queries';
import '../../i18n/merging-texts';

interface MergeProps {
  readonly customer: Customer;
  /** The customer that is proposed to stay. */
  readonly proposed?: string | null;
}

/** Merges a customer into another one, after telling what moves. */
export default function MergeCustomer({ customer, proposed, isOpen, onClose }: DialogState & MergeProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('merging.title', { name: customer.name })} size="lg">
      {isOpen && <Question customer={customer} proposed={proposed ?? null} onClose={onClose} />}
    </Dialog>
  );
}

interface QuestionProps {
  readonly customer: Customer;
  readonly proposed: string | null;
  readonly onClose: () => void;
}

function Question({ customer: { id, version }, proposed, onClose }: QuestionProps) {
  const { t } = useTranslation();
  const [into, setInto] = useState(proposed);
  const isOther = into !== null && into !== id;
  const preview = useQuery({ ...wouldMoveQuery(id, into ?? ''), enabled: isOther });
  const merging = useMerging({ id, version, onClose });
  const error = merging.error ?? (isOther ? preview.error : null);
  const report = isOther ? preview.data : undefined;
  return (
    <Stack gap="md">
      {error instanceof CountinghouseError && (
        <ProblemAlert problem={error}>
          <ProblemFacts problem={error} />
        </ProblemAlert>
      )}
      <CustomerPicker
        label={t('merging.into')}
        description={t('merging.intoHint')}
        error={into === id && t('merging.itself')}
        value={into}
        onChange={setInto}
      />
      {report !== undefined && <Report report={report} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button
          color="red"
          disabled={report === undefined}
          loading={merging.isPending}
          onClick={() => into !== null && merging.mutate(into)}
        >
          {t('merging.confirm')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Merges, and shows the customer that stays. */
function useMerging({ id, version, onClose }: { id: string; version: number; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (into: string) => api.customers.merge(id, { into, dry_run: false }, { ifVersion: version }),
    onSuccess: async ({ merged_into }) => {
      onClose();
      await queryClient.invalidateQueries();
      const { name } = await queryClient.ensureQueryData(customerQuery(merged_into));
      notifyDone(t('merging.done', { name }));
      await navigate({ to: '/customers/$customerId', params: { customerId: merged_into } });
    },
  });
}

function Report({ report: { moved, limited_api_keys, limited_members } }: { report: CustomerMerge }) {
  const { t } = useTranslation();
  const texts = useMovedTexts(moved);
  return (
    <>
      {texts.length === 0 ? (
        <Text size="sm">{t('merging.nothing')}</Text>
      ) : (
        <div>
          <Text size="sm">{t('merging.moves')}</Text>
          <List size="sm">
            {texts.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </div>
      )}
      {limited_api_keys.length > 0 && (
        <Text size="sm">{t('merging.limitedKeys', { count: limited_api_keys.length })}</Text>
      )}
      {limited_members.length > 0 && (
        <Text size="sm">{t('merging.limitedMembers', { count: limited_members.length })}</Text>
      )}
      <Text size="sm" fw={600}>
        {t('merging.warning')}
      </Text>
    </>
  );
}

/** What moves, in words, without what there is none of. */
function useMovedTexts(moved: CustomerMerge['moved']): string[] {
  const { t } = useTranslation();
  const { note, ...counts } = moved;
  const kinds = Object.keys(counts) as (keyof typeof counts)[];
  return [
    ...kinds.filter((kind) => counts[kind] > 0).map((kind) => t(`merging.${kind}`, { count: counts[kind] })),
    ...(note ? [t('merging.note')] : []),
  ];
}
