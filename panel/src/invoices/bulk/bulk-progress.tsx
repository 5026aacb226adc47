import { Alert, List, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import { problemText } from '../../i18n/problem-texts';
import type { Failure } from './use-one-by-one';
import '../../i18n/bulk-texts';

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  readonly all: number;
}

/** How far an action on several invoices has come. */
export function BulkProgress({ label, done, all }: ProgressProps) {
  const { t } = useTranslation();
  const { count } = useFormats();
  return (
    <div role="status">
      <Progress value={(100 * done) / all} aria-label={label} mb={4} />
      <Text size="xs" c="dimmed">
        {t('bulk.progress', { done: count(done), all: count(all) })}
      </Text>
    </div>
  );
}

interface FailuresProps {
  readonly title: string;
  readonly failures: readonly Failure[];
}

/** The invoices with which an action failed, and why. */
export function BulkFailures({ title, failures }: FailuresProps) {
  const { t } = useTranslation();
  if (failures.length === 0) return null;
  return (
    <Alert color="red" variant="light" title={title} role="alert">
      <List size="sm">
        {failures.map(({ invoice: { id, number, customer_name }, problem }) => (
          <List.Item key={id}>
            {t('common.labelled', {
              label: number === null ? customer_name : `${number} · ${customer_name}`,
              value: problemText(t, problem),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
