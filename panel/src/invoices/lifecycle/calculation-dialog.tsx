import type { Calculation, Invoice } from '@countinghouse/client';
import { Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { RecordLoader } from '../../components/record-loader';
import '../../i18n/calculation-texts';
import { useFormats } from '../../i18n/formats';
import { calculationQuery } from '../invoice-queries';
import '../../i18n/invoice-texts';
import classes from './calculation-dialog.module.css';

interface CalculationDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly invoice: Invoice;
}

/** Explains an amount: every step of the calculation, with its inputs and its rounding. */
export default function CalculationDialog({ isOpen, onClose, invoice }: CalculationDialogProps) {
  const { t } = useTranslation();
  const query = useQuery(calculationQuery(invoice.id, invoice.version));
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('invoicePage.why')} size="xl">
      <RecordLoader query={query}>{(calculation) => <Steps calculation={calculation} />}</RecordLoader>
    </Dialog>
  );
}

function Steps({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation();
  const { steps, currency, tax_rounding } = calculation;
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t(`calculation.by_${tax_rounding}`)}
      </Text>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <Step key={index} step={step} currency={currency} />
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  readonly step: Calculation['steps'][number];
  readonly currency: string;
}

function Step({ step, currency }: StepProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const scope = useScopeText();
  const { exact, formula, result, rules, shares } = step;
  return (
    <li className={classes.step} data-total={step.step === 'total' || undefined}>
      <div className={classes.head}>
        <span>
          <span className={classes.title}>{t(`calculation.${step.step}`, { defaultValue: step.title })}</span>
          {step.scope !== 'document' && <span className={classes.scope}>{scope(step.scope)}</span>}
        </span>
        <span className={classes.result}>{money(result, currency)}</span>
      </div>
      <div className={classes.formula}>
        <Code>{formula}</Code>
        {exact !== null && <span>{t('calculation.exact', { exact })}</span>}
        {rules.length > 0 && <span>{rules.join(', ')}</span>}
      </div>
      {shares.length > 0 && (
        <ul className={classes.shares}>
          {shares.map((share) => (
            <li key={share.scope}>
              <span>{scope(share.scope)}</span>
              <span className={classes.exact}>{share.exact}</span>
              <span>{money(share.amount, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Returns a function that translates the subject of a step: `line 1, discount 2` or `tax group S 19 %`. */
function useScopeText(): (scope: string) => string {
  const { t } = useTranslation();
  const { percent } = useFormats();
  return (scope) =>
    scope
      .replace(/tax group/, t('calculation.scope_group'))
      .replace(/\bline (?=\d)/, `${t('calculation.scope_line')} `)
      .replace(/\bdiscount (?=\d)/, `${t('calculation.scope_discount')} `)
      .replace(/\bcharge (?=\d)/, `${t('calculation.scope_charge')} `)
      .replace(/([\d.]+) %/, (_, rate) => percent(Number(rate)));
}
