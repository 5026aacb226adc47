import { Checkbox, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazy-part';
import { useAddressLines } from '../../components/record-texts';
import { customerQuery } from '../../customers/customer-queries';
import { DayField } from '../../fields/day-field';
import { CountField } from '../../fields/number-fields';
import { CurrencySelect } from '../../forms/currency-select';
import { EarlyPayment } from '../../forms/early-payment';
import { useFormats } from '../../i18n/formats';
import { CustomerPicker } from '../../pickers/customer-picker';
import type { DueBy, InvoiceFields } from '../invoice-values';
import type { LiveTotals } from '../use-calculation';
import { useSaysSupplyDate } from '../issue/use-says-supply-date';
import { useEditorCurrency } from './use-editor-currency';
import classes from './invoice-form.module.css';
import '../../i18n/form-texts';

const PlanFields = lazyPart(() => import('./plan-fields'));

interface InvoiceHeadProps {
  readonly form: InvoiceFields;
  readonly live: LiveTotals;
  readonly isCustomerFixed: boolean;
  readonly isContent: boolean;
  /** What a quote has in place of the dates and the terms; undefined for an invoice. */
  readonly quote: ReactNode;
  readonly onCustomerPicked: () => void;
}

/** The customer, the dates and the terms of an invoice. */
export function InvoiceHead(props: InvoiceHeadProps) {
  const { form, live, isCustomerFixed, isContent, quote, onCustomerPicked } = props;
  const { t } = useTranslation();
  const currency = useEditorCurrency(form.values);
  return (
    <div className={classes.head}>
      <div className={classes.stack}>
        <CustomerPicker
          label={t('invoiceEditor.customer')}
          placeholder={t('invoiceEditor.customerPlaceholder')}
          required
          autoFocus={!isCustomerFixed && !isContent && form.values.customer_id === null}
          openOnFocus={false}
          canCreate
          allowDeselect={false}
          disabled={isCustomerFixed}
          description={isCustomerFixed ? t('invoiceEditor.customerFixed') : undefined}
          {...form.getInputProps('customer_id')}
          onChange={(id) => {
            pickCustomer(form, id);
            // The rest of the head is usually right, so the focus moves to the lines. Shift+Tab leads back.
            if (id !== null) onCustomerPicked();
          }}
        />
        <Envelope customerId={form.values.customer_id} />
      </div>
      <div className={classes.facts}>
        {quote}
        {!isContent && quote === undefined && (
          <>
            <IssueDate form={form} />
            <SupplyDate form={form} />
          </>
        )}
        <TextInput label={t('invoiceEditor.reference')} {...form.getInputProps('reference')} />
        {quote === undefined && <DueFields {...{ form, live, currency, isContent }} />}
        <CurrencySelect
          label={t('invoiceEditor.currency')}
          placeholder={currency}
          {...form.getInputProps('currency')}
        />
        <Checkbox
          className={classes.tick}
          label={t('invoiceEditor.pricesIncludeTax')}
          {...form.getInputProps('prices_include_tax', { type: 'checkbox' })}
        />
      </div>
    </div>
  );
}

/** When was supplied, where the seller's law wants it said. */
function SupplyDate({ form }: Pick<InvoiceHeadProps, 'form'>) {
  const { t } = useTranslation();
  if (!useSaysSupplyDate()) return null;
  return (
    <DayField
      label={t('invoiceEditor.supplyDate')}
      description={t('invoiceEditor.supplyDateHint')}
      {...form.getInputProps('details.delivery.date')}
    />
  );
}

/** What another customer withholds says nothing of this one. */
function pickCustomer(form: InvoiceHeadProps['form'], id: string | null): void {
  if (id !== form.values.customer_id) form.setFieldValue('withheld_by', 'customer');
  form.setFieldValue('customer_id', id);
}

function IssueDate({ form }: Pick<InvoiceHeadProps, 'form'>) {
  const { t } = useTranslation();
  return (
    <DayField
      label={t('invoiceEditor.issueDate')}
      description={t('invoiceEditor.issueDateHint')}
      {...form.getInputProps('issue_date')}
    />
  );
}

/** The customer's address, as printed on the invoice. */
function Envelope({ customerId }: { customerId: string | null }) {
  const linesOf = useAddressLines();
  const { data } = useQuery({ ...customerQuery(customerId ?? ''), enabled: customerId !== null });
  if (customerId === null || data === undefined) return null;
  return (
    <Text size="sm" c="dimmed" className={classes.envelope}>
      {linesOf(data.billing_address)}
    </Text>
  );
}

interface DueFieldsProps extends Pick<InvoiceHeadProps, 'form' | 'live' | 'isContent'> {
  readonly currency: string;
}

function DueFields({ form, live, currency, isContent }: DueFieldsProps) {
  const { t } = useTranslation();
  const { due_by } = form.values;
  return (
    <div className={classes.due}>
      <Text size="sm" fw={550} mb={4} component="div" id="due-by">
        {t('invoiceEditor.due')}
      </Text>
      <div className={classes.dueRow}>
        <DueChoice {...{ form, isContent }} />
        {due_by === 'day' && (
          <DayField aria-label={t('invoiceEditor.dueDate')} {...form.getInputProps('due_date')} />
        )}
        {due_by === 'terms' && (
          <CountField
            aria-label={t('terms.netDays')}
            unit={t('terms.daysUnit', { count: Number(form.values.payment_terms.net_days) })}
            {...form.getInputProps('payment_terms.net_days')}
          />
        )}
      </div>
      {(due_by === 'usual' || due_by === 'terms') && !isContent && <DueOn live={live} />}
      {due_by === 'plan' && (
        <Suspense>
          <PlanFields {...{ form, currency, isContent }} />
        </Suspense>
      )}
      {(due_by === 'terms' || due_by === 'plan') && (
        <div className={classes.early}>
          <EarlyPayment form={form} currency={currency} />
        </div>
      )}
    </div>
  );
}

/** What says when the invoice is due. What is made again and again has no dates. */
function DueChoice({ form, isContent }: Pick<DueFieldsProps, 'form' | 'isContent'>) {
  const { t } = useTranslation();
  const possible: readonly DueBy[] = isContent
    ? ['usual', 'terms', 'plan']
    : ['usual', 'terms', 'day', 'plan'];
  return (
    <SegmentedControl
      aria-labelledby="due-by"
      data={possible.map((value) => ({ value, label: t(`invoiceEditor.due_${value}`) }))}
      value={form.values.due_by}
      onChange={(value) => {
        form.setFieldValue('due_by', value);
        if (value === 'plan' && isContent) form.setFieldValue('payment_plan.by', 'days');
      }}
    />
  );
}

/** The day on which it is due by its terms. */
function DueOn({ live }: Pick<DueFieldsProps, 'live'>) {
  const { t } = useTranslation();
  const { day } = useFormats();
  if (live.totals === undefined || !('due_date' in live.totals)) return null;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {t('invoiceEditor.dueOn', { day: day(live.totals.due_date) })}
    </Text>
  );
}
