import type { ApiKey, KeyLimits } from '@countinghouse/client';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { decimalCheck } from '../../../forms/decimal-faults';
import { FormActions } from '../../../forms/form-actions';
import { useSave } from '../../../forms/use-save';
import { useSession } from '../../../session/use-session';
import { LimitFields } from './limit-fields';
import { limitFieldOf, limitsOf, limitValues, type LimitValues } from './limit-values';

/** A key or a member with the limits to change. */
export type Limited = Pick<ApiKey, 'id' | 'name' | 'limits'>;

interface LimitsOf<T extends Limited> {
  /** The list that shows the limits. */
  readonly noun: 'api-keys' | 'members';
  /** What the limits narrow. */
  readonly text: string;
  readonly save: (limited: T, limits: KeyLimits) => Promise<T>;
}

interface LimitsDialogProps<T extends Limited> extends LimitsOf<T> {
  /** Undefined while the dialog is closed. */
  readonly limited: T | undefined;
  readonly onClose: () => void;
}

/** Changes what a key or a member may not go beyond. It counts from the next request on. */
export function LimitsDialog<T extends Limited>({ limited, onClose, ...of }: LimitsDialogProps<T>) {
  const { t } = useTranslation();
  const title = t('apiKeys.limitsOf', { name: limited?.name ?? '' });
  return (
    <Dialog isForm opened={limited !== undefined} onClose={onClose} title={title} size="lg">
      {limited !== undefined && <LimitsForm key={limited.id} {...of} limited={limited} onDone={onClose} />}
    </Dialog>
  );
}

interface LimitsFormProps<T extends Limited> extends LimitsOf<T> {
  readonly limited: T;
  readonly onDone: () => void;
}

function LimitsForm<T extends Limited>(props: LimitsFormProps<T>) {
  const { limited, text, onDone } = props;
  const { t } = useTranslation();
  const { form, submit, isSaving, trouble } = useLimits(props);
  const { customer_ids, product_ids, operations } = limited.limits ?? {};
  const hasLists = [customer_ids, product_ids, operations].some(Boolean);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
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

function useLimits<T extends Limited>({ limited, noun, save, onDone }: LimitsFormProps<T>) {
  const { name, limits } = limited;
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
    save: (values) => save(limited, limitsOf(values, limits)),
    toFormPath: limitFieldOf,
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: keysOf(noun).all });
      notifyDone(t('apiKeys.limitsSaved', { name }));
      onDone();
    },
  });
  return { form, ...saving };
}
