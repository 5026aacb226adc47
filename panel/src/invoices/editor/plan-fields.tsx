import { Button, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../fields/day-field';
import { numberOf } from '../../fields/decimal-text';
import { CountField, MoneyField, PercentField } from '../../fields/number-fields';
import { formSource } from '../../forms/field-source';
import { SourceEntries } from '../../forms/identifier-fields';
import type { InvoiceFields } from '../invoice-values';
import { evenPlan, INSTALMENTS_MAX, newPlanRow, type PlanValues } from '../plan-values';
import classes from './invoice-form.module.css';
import '../../i18n/form-texts';

interface PlanFieldsProps {
  readonly form: InvoiceFields;
  readonly currency: string;
  /** Of what invoices are made of again and again, which has no dates. */
  readonly isContent: boolean;
}

/** The instalments of an invoice: made evenly at once, and changed one by one. */
export default function PlanFields({ form, currency, isContent }: PlanFieldsProps) {
  const { t } = useTranslation();
  const { unit, by } = form.values.payment_plan;
  const set = (changes: Partial<PlanValues>): void =>
    form.setFieldValue('payment_plan', { ...form.values.payment_plan, ...changes });
  const fault = form.errors['payment_plan'];
  return (
    <div className={classes.plan}>
      <EvenRows by={by} onMake={(rows) => set({ unit: 'percent', rows })} />
      <div className={classes.dueRow}>
        <SegmentedControl
          aria-label={t('invoiceEditor.planPart')}
          data={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: currency },
          ]}
          value={unit}
          onChange={(value) => set({ unit: value as PlanValues['unit'] })}
        />
        {!isContent && (
          <SegmentedControl
            aria-label={t('invoiceEditor.planWhen')}
            data={[
              { value: 'date', label: t('invoiceEditor.due_day') },
              { value: 'days', label: t('invoiceEditor.due_terms') },
            ]}
            value={by}
            onChange={(value) => set({ by: value as PlanValues['by'] })}
          />
        )}
      </div>
      {fault !== undefined && (
        <Text size="sm" c="red" role="alert">
          {fault}
        </Text>
      )}
      <PlanRows form={form} currency={currency} />
    </div>
  );
}

/** The instalments one by one: what is due of the invoice, and when. */
function PlanRows({ form, currency }: Pick<PlanFieldsProps, 'form' | 'currency'>) {
  const { t } = useTranslation();
  const source = formSource(form);
  const { unit, by } = form.values.payment_plan;
  const part = { label: t('invoiceEditor.planPart'), 'data-entry-start': true };
  return (
    <SourceEntries
      source={source}
      path="payment_plan.rows"
      label={t('invoiceEditor.planRows')}
      add={t('invoiceEditor.planAdd')}
      countMax={INSTALMENTS_MAX}
      blank={newPlanRow()}
    >
      {(at) => (
        <>
          {unit === 'percent' ? (
            <PercentField {...part} {...source.field(`${at}.value`)} />
          ) : (
            <MoneyField {...part} currency={currency} {...source.field(`${at}.value`)} />
          )}
          {by === 'date' ? (
            <DayField label={t('invoiceEditor.dueDate')} {...source.field(`${at}.due_date`)} />
          ) : (
            <CountField label={t('invoiceEditor.planDays')} {...source.field(`${at}.days`)} />
          )}
        </>
      )}
    </SourceEntries>
  );
}

interface EvenRowsProps {
  readonly by: PlanValues['by'];
  readonly onMake: (rows: PlanValues['rows']) => void;
}

/** Number, first day, and how many months lie between two of them. */
function EvenRows({ by, onMake }: EvenRowsProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState('3');
  const [first, setFirst] = useState('');
  const [months, setMonths] = useState('1');
  const [instalments, between] = [numberOf(count) ?? 0, numberOf(months) ?? 0];
  const isPossible =
    [instalments, between].every(Number.isInteger) &&
    instalments >= 2 &&
    instalments <= INSTALMENTS_MAX &&
    between >= 1 &&
    between <= 12 &&
    (by === 'days' || /^\d{4}-\d{2}-\d{2}$/.test(first));
  return (
    <div className={classes.even}>
      <CountField label={t('invoiceEditor.planCount')} value={count} onChange={setCount} />
      {by === 'date' && <DayField label={t('invoiceEditor.planFirst')} value={first} onChange={setFirst} />}
      <CountField label={t('invoiceEditor.planMonths')} value={months} onChange={setMonths} />
      <Button
        variant="default"
        disabled={!isPossible}
        onClick={() => onMake(evenPlan({ count: instalments, first, months: between, by }))}
      >
        {t('invoiceEditor.planMake')}
      </Button>
    </div>
  );
}
