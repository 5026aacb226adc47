import type { ApiKey } from '@countinghouse/client';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { decimalCheck } from '../../../forms/decimal-faults';
import { FormActions } from '../../../forms/form-actions';
import { useSave } from '../../../forms/use-save';
import { useSession } from '../../../session/use-session';
import { LimitFields } from './limit-fields';
import { limitFieldOf, limitsOf, limitValues, type LimitValues } from './limit-values';

interface LimitsDialogProps {
  /** Undefined while the dialog is closed. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
}

/** Changes what a key may not go beyond. It counts from the next request of the key on. */
export function LimitsDialog({ apiKey, onClose }: LimitsDialogProps) {
  const { t } = useTranslation();
  const title = t('apiKeys.limitsOf', { name: apiKey?.name ?? '' });
  return (
    <Dialog isForm opened={apiKey !== undefined} onClose={onClose} title={title} size="lg">
      {apiKey !== undefined && <LimitsForm key={apiKey.id} apiKey={apiKey} onDone={onClose} />}
    </Dialog>
  );
}

function LimitsForm({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { t } = useTranslation();
  const { form, submit, isSaving, trouble } = useLimits(apiKey, onDone);
  const { customer_ids, product_ids, operations } = apiKey.limits ?? {};
  const hasLists = [customer_ids, product_ids, operations].some(Boolean);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('apiKeys.limitsText')}</Text>
        <LimitFields form={form} />
        {hasLists && (
          <Text size="sm" c="dimmed">
            {t('apiKeys.limitListsKept')}
          </Text>
        )}
        <FormActions submit={t('common.save')} cancel={onDone} isSaving={isSaving} trouble={trouble} />
      </Stack>
    </form>
  );
}

function useLimits({ id, name, limits }: ApiKey, onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const currency = useSession()?.organization.currency ?? '';
  const check = decimalCheck(t);
  const form = useForm<LimitValues>({
    initialValues: limitValues(limits, currency),
    validate: { most: check, day: check, count: check },
  });
  const saving = useSave({
    form,
    save: (values) => api.apiKeys.updateLimits(id, limitsOf(values, limits)),
    toFormPath: limitFieldOf,
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: keysOf('api-keys').all });
      notifyDone(t('apiKeys.limitsSaved', { name }));
      onDone();
    },
  });
  return { form, ...saving };
}
