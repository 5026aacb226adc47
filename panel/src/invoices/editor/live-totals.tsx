import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../api/faults';
import { faultText, problemText } from '../../i18n/problem-texts';
import { Totals } from '../totals';
import type { LiveTotals } from '../use-calculation';
import classes from './invoice-form.module.css';
import '../../i18n/form-texts';

/** The totals of the current values, calculated by the service. The browser calculates nothing itself. */
export function LiveTotalsBox({ live, currency }: { live: LiveTotals; currency: string }) {
  const { t } = useTranslation();
  const { totals, isOld, problem } = live;
  const [fault] = problem === undefined ? [] : faultsOf(problem);
  return (
    <div className={classes.totals} data-old={isOld || undefined} role="status">
      {totals === undefined ? (
        <Text size="sm" c="dimmed">
          {t('invoiceEditor.noTotals', { currency })}
        </Text>
      ) : (
        <Totals of={totals} />
      )}
      {problem !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" mt="xs">
          {fault === undefined ? problemText(t, problem) : faultText(t, fault)}
        </Text>
      )}
    </div>
  );
}
