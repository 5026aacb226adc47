import type { ReplayResult } from '@countinghouse/client';
import { Alert, Button, Checkbox, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../actions/use-actions';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { Dialog } from '../components/dialog';
import { CountField } from '../fields/number-fields';
import { FormActions } from '../forms/form-actions';
import { useSave } from '../forms/use-save';
import { useFormats } from '../i18n/formats';
import '../i18n/webhook-texts';
import { replayBody } from './replay-body';
import { endpointsQuery } from './webhook-queries';

interface ReplayDialogProps extends DialogState {
  /** The endpoint; undefined to ask for it. */
  readonly endpointId?: string;
  /** The number of the first event. */
  readonly fromSequence?: number | undefined;
}

/** Sends a stretch of the feed once more to an endpoint. */
export function ReplayDialog({ isOpen, onClose, ...start }: ReplayDialogProps) {
  const { t } = useTranslation();
  const [done, setDone] = useState<ReplayResult>();
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setDone(undefined)}
      title={t('webhooks.replayTitle')}
      size="lg"
    >
      {done === undefined || done.next_sequence !== null ? (
        <ReplayForm key={done?.next_sequence} {...start} before={done} onDone={setDone} onCancel={onClose} />
      ) : (
        <Stack gap="md">
          <Ordered result={done} />
          <Button ml="auto" data-autofocus onClick={onClose}>
            {t('common.close')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}

function Ordered({ result: { deliveries } }: { result: ReplayResult }) {
  const { t } = useTranslation();
  const { count } = useFormats();
  return (
    <Alert variant="light" color="pine" role="status" icon={<IconCheck size={18} />}>
      {t('webhooks.replayed', { count: deliveries, total: count(deliveries) })}
    </Alert>
  );
}

interface ReplayFormProps extends Pick<ReplayDialogProps, 'endpointId' | 'fromSequence'> {
  /** What the call before has ordered, if there is more. */
  readonly before: ReplayResult | undefined;
  readonly onDone: (result: ReplayResult) => void;
  readonly onCancel: () => void;
}

function ReplayForm({ endpointId, fromSequence, before, onDone, onCancel }: ReplayFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const able = useAble(endpointId === undefined);
  const form = useForm({
    initialValues: {
      endpoint: endpointId ?? '',
      from_sequence: String(before?.next_sequence ?? fromSequence ?? ''),
      to_sequence: '',
      only_failed: false,
    },
  });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, idempotencyKey) => {
      const id = values.endpoint || (able[0]?.id ?? '');
      return api.webhookEndpoints.replay(id, replayBody(values), { idempotencyKey });
    },
    onSaved: (result) => {
      void queryClient.invalidateQueries({ queryKey: keysOf('webhook-deliveries').all });
      void queryClient.invalidateQueries({ queryKey: keysOf('webhook-health').all });
      onDone(result);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mb="md">
        <Before before={before} />
        {endpointId === undefined && (
          <NativeSelect
            label={t('webhooks.endpoint')}
            data={able.map(({ id, url, description }) => ({ value: id, label: description ?? url }))}
            {...form.getInputProps('endpoint')}
          />
        )}
        <Numbers form={form} />
        <Checkbox
          label={t('webhooks.onlyFailed')}
          {...form.getInputProps('only_failed', { type: 'checkbox' })}
        />
      </Stack>
      <FormActions
        submit={t('webhooks.action_replay')}
        cancel={onCancel}
        isSaving={isSaving}
        trouble={trouble}
      />
    </form>
  );
}

/** The endpoints that get something: not the disabled ones. */
function useAble(enabled: boolean) {
  const { data } = useQuery({ ...endpointsQuery(), enabled });
  return (data?.data ?? []).filter(({ status }) => status !== 'disabled');
}

function Before({ before }: Pick<ReplayFormProps, 'before'>) {
  const { t } = useTranslation();
  if (before === undefined) return <Text size="sm">{t('webhooks.replayText')}</Text>;
  return (
    <>
      <Ordered result={before} />
      <Text size="sm">{t('webhooks.replayMore')}</Text>
    </>
  );
}

function Numbers({ form }: { form: { getInputProps(path: 'from_sequence' | 'to_sequence'): object } }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <CountField
        label={t('webhooks.fromSequence')}
        data-autofocus
        {...form.getInputProps('from_sequence')}
      />
      <CountField
        label={t('webhooks.toSequence')}
        description={t('webhooks.toSequenceHint')}
        {...form.getInputProps('to_sequence')}
      />
    </SimpleGrid>
  );
}

/** Loaded on demand by histories. */
export default ReplayDialog;
