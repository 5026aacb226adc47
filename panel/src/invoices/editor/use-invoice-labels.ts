import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { termsLabels } from '../../forms/terms-labels';
import { useFormats } from '../../i18n/formats';
import type { AdjustmentValues } from '../adjustment-values';
import type { DueBy } from '../invoice-values';
import type { LineValues } from '../line-values';
import type { PlanValues } from '../plan-values';
import '../../i18n/invoice-texts';
import '../../i18n/form-texts';

const adjustmentText = ({ unit, value, reason }: AdjustmentValues): string =>
  [reason, unit === 'percent' ? `${value} %` : value].filter((part) => part !== '').join(' ');

const planText = ({ unit, by, rows }: PlanValues): string =>
  rows
    .map(
      (one) => `${one.value}${unit === 'percent' ? ' %' : ''} · ${by === 'date' ? one.due_date : one.days}`,
    )
    .join('\n');

const paidLabels = (t: TFunction) => ({
  prepaid_amount: t('invoicePage.prepaid'),
  round_payable_to: t('adjustments.roundTo'),
  withheld_by: t('adjustments.withheldBy'),
  withholdings: t('adjustments.withholding'),
});

/** Returns the labels of an invoice's fields, for texts that name a field, and a format for lines in these texts. */
export function useInvoiceLabels() {
  const { t } = useTranslation();
  const { decimal } = useFormats();
  const labels: Record<string, string> = {
    customer_id: t('invoiceEditor.customer'),
    items: t('invoiceEditor.lines'),
    currency: t('invoiceEditor.currency'),
    issue_date: t('invoiceEditor.issueDate'),
    due_by: t('invoiceEditor.due'),
    due_date: t('invoiceEditor.dueDate'),
    ...termsLabels(t),
    payment_plan: t('invoiceEditor.planRows'),
    prices_include_tax: t('invoiceEditor.pricesIncludeTax'),
    tax_exemption_reason: t('invoiceEditor.exemptionReason'),
    reference: t('invoiceEditor.reference'),
    message: t('invoiceEditor.message'),
    note: t('invoiceEditor.note'),
    metadata: t('common.metadata'),
    discounts: t('invoicePage.discounts'),
    charges: t('invoicePage.charges'),
    ...paidLabels(t),
  };
  const lineText = (line: LineValues): string => {
    const { description, quantity, price, price_base_quantity: base, tax_rate, discount } = line;
    const parts = [
      description,
      `${quantity} × ${price}${base === '' ? '' : ` / ${base}`}`,
      `${tax_rate} %`,
      line.optional ? t('invoiceEditor.optional') : '',
      line.group,
      discount === '' ? '' : `−${decimal(Number(discount))} %`,
      ...line.discounts.map((one) => `−${adjustmentText(one)}`),
      ...line.charges.map((one) => `+${adjustmentText(one)}`),
    ];
    const own = parts.filter((part) => part !== '').join(' · ');
    return [...wordsOf(t, line.above), own, ...wordsOf(t, line.below)].join('\n');
  };
  return {
    labelOf: (path: string): string => labels[path] ?? path,
    textOf: (path: string, value: unknown): string | undefined => {
      if (path === 'items') return (value as LineValues[]).map(lineText).join('\n');
      if (path === 'payment_plan') return planText(value as PlanValues);
      if (path === 'discounts' || path === 'charges') {
        return (value as AdjustmentValues[]).map(adjustmentText).join('\n');
      }
      return path === 'due_by' ? t(`invoiceEditor.due_${value as DueBy}`) : undefined;
    },
  };
}

/** What stands on one side of a line, or the name of what has no words. */
function wordsOf(t: TFunction, texts: LineValues['above']): string[] {
  return texts.map(({ kind, text }) => (text === '' ? t(`invoiceEditor.around_${kind}`) : text));
}
