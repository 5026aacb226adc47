import type { FieldFault } from '@countinghouse/client';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../api/faults';
import { pathOf } from '../../forms/fault-paths';
import { faultText, problemText } from '../../i18n/problem-texts';
import { toFormPath, type InvoiceFields } from '../invoice-values';
import { Sums, Totals } from '../totals';
import type { LiveTotals } from '../use-calculation';
import classes from './invoice-form.module.css';
import '../../i18n/form-texts';

interface LiveTotalsProps {
  readonly form: InvoiceFields;
  readonly live: LiveTotals;
  readonly currency: string;
}

/** The totals of the current values, calculated by the service. The browser calculates nothing itself. */
export function LiveTotalsBox({ live, currency, form }: LiveTotalsProps) {
  const { t } = useTranslation();
  const { totals, isOld, problem } = live;
  const isShown = ({ pointer }: FieldFault): boolean =>
    form.errors[toFormPath(pathOf(pointer), form.values)] !== undefined;
  const faults = problem === undefined ? [] : faultsOf(problem);
  // The field of a date says so itself, and where a field has its fault already, once is enough.
  const isSaid = faults.length > 0 && faults.every((one) => one.code === 'wrong_date' || isShown(one));
  const [fault] = faults;
  return (
    <div className={classes.totals} data-old={isOld || undefined} role="status">
      {totals === undefined ? (
        <Text size="sm" c="dimmed">
          {t('invoiceEditor.noTotals', { currency })}
        </Text>
      ) : 'amount_due' in totals ? (
        <Totals of={totals} />
      ) : (
        <Sums of={totals} />
      )}
      {problem !== undefined && !isSaid && (
        <Text size="xs" c="var(--mantine-color-error)" mt="xs">
          {fault === undefined ? problemText(t, problem) : faultText(t, fault)}
        </Text>
      )}
    </div>
  );
}
