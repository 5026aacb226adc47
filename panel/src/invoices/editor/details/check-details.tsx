import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { useNotifyProblem } from '../../../components/notify';
import { Report } from '../../findings/draft-findings';
import { calculable, type InvoiceFields } from '../../invoice-values';

interface CheckDetailsProps {
  readonly form: InvoiceFields;
  /** Shows a field of the form with what to do about it. */
  readonly onField: (path: string, text: string) => void;
}

/** Checks what stands in the form, saved or not, in the format that the customer wants. */
export function CheckDetails({ form, onField }: CheckDetailsProps) {
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();
  const given = calculable(form.values);
  const check = useMutation({
    mutationFn: (body: NonNullable<typeof given>['body']) =>
      api.invoices.preflightDetails(body, { idempotencyKey: null }),
    onError: notifyProblem,
  });
  const [report] = check.data?.data ?? [];
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        mb="sm"
        loading={check.isPending}
        disabled={given === undefined}
        onClick={() => given !== undefined && check.mutate(given.body)}
      >
        {t('findings.check')}
      </Button>
      {report !== undefined && <Report report={report} onField={onField} />}
    </div>
  );
}
