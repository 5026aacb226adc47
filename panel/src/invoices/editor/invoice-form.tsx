import type { Invoice } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalCheck } from '../../forms/decimal-faults';
import { useFieldInAddress } from '../../forms/use-field-in-address';
import { UnsavedChanges } from '../../forms/unsaved-changes';
import { termsChecks } from '../../forms/terms-values';
import { repeatedDueBy } from './copy-values';
import { invoiceValues, type InvoiceFields, type InvoiceValues } from '../invoice-values';
import { useCalculation, type Calculation } from '../use-calculation';
import { EInvoiceSection } from './e-invoice-section';
import { InvoiceAdjustments } from './invoice-adjustments';
import { InvoiceHead } from './invoice-head';
import classes from './invoice-form.module.css';
import { InvoiceLines } from './invoice-lines';
import { InvoiceWords } from './invoice-words';
import { LiveTotalsBox } from './live-totals';
import { useEditorCurrency } from './use-editor-currency';
import { useLineSteps } from './use-line-steps';

/** Returns the form of a new or existing invoice. */
export function useInvoiceForm(initialValues: InvoiceValues): InvoiceFields {
  const { t } = useTranslation();
  const check = decimalCheck(t);
  return useForm<InvoiceValues>({ initialValues, validate: invoiceChecks(check) });
}

/** Returns what checks the decimals in an invoice. */
export function invoiceChecks<Check>(check: Check) {
  return {
    items: {
      ...{ quantity: check, price: check, tax_rate: check, discount: check, price_base_quantity: check },
      discounts: { value: check, base_amount: check },
      charges: { value: check, base_amount: check },
      details: { list_price: check, price_discount: check },
    },
    details: { tax_exchange_rate: check, payable_rounding: check, tax_exemptions: { rate: check } },
    discounts: { value: check, tax_rate: check, base_amount: check },
    charges: { value: check, tax_rate: check, base_amount: check },
    prepaid_amount: check,
    round_payable_to: check,
    withholdings: { rate: check },
    payment_terms: termsChecks(check),
    payment_plan: { rows: { value: check, days: check } },
  };
}

/** Returns the initial values of a replacement: all values except the dates, which are those of the new invoice. */
export function correctionValues(invoice: Invoice): InvoiceValues {
  const values = invoiceValues(invoice);
  if (invoice.status === 'draft') return values;
  return {
    ...values,
    issue_date: '',
    due_date: '',
    due_by: repeatedDueBy(values.due_by, values.payment_plan),
  };
}

/** The parts of the editor that are those of a quote. */
export interface QuoteParts {
  readonly calculation: Calculation;
  /** In place of the dates and the terms of payment. */
  readonly head: ReactNode;
  /** Before the texts. */
  readonly words: ReactNode;
}

interface InvoiceSheetProps {
  readonly form: InvoiceFields;
  /** Whether the customer cannot be changed. */
  readonly isCustomerFixed?: boolean;
  /** Whether it is what invoices are made of again and again: without dates and what was prepaid. */
  readonly isContent?: boolean;
  /** What a quote has in place of what only invoices have. */
  readonly quote?: QuoteParts;
  /** Placed below: the error and the actions. */
  readonly children: ReactNode;
}

/** The invoice editor, in the order of the printed document. */
export function InvoiceSheet(props: InvoiceSheetProps) {
  const { form, isCustomerFixed = false, isContent = false, quote, children } = props;
  const live = useCalculation(form.values, quote?.calculation);
  const currency = useEditorCurrency(form.values);
  const lines = useLineSteps(form);
  useFieldInAddress();
  return (
    <>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <Paper withBorder className={classes.sheet}>
        <InvoiceHead
          form={form}
          live={live}
          isCustomerFixed={isCustomerFixed}
          isContent={isContent}
          quote={quote?.head}
          onCustomerPicked={() => lines.steps.focus(0)}
        />
        <InvoiceLines
          {...{ form, live, currency, lines }}
          hasChoices={quote !== undefined}
          arePricesSent={isContent}
        />
        <InvoiceAdjustments {...{ form, currency, isContent }} isQuote={quote !== undefined} />
        <div className={classes.end}>
          <InvoiceWords form={form}>{quote?.words}</InvoiceWords>
          <LiveTotalsBox form={form} live={live} currency={currency} />
        </div>
        {quote === undefined && <EInvoiceSection form={form} currency={currency} isContent={isContent} />}
      </Paper>
      {children}
    </>
  );
}
