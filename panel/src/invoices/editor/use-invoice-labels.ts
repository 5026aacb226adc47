import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import type { DueBy } from '../invoice-values';
import type { LineValues } from '../line-values';

/** What the fields of an invoice are called where one of them is told of, and what lines read like there. */
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
    'payment_terms.net_days': t('terms.netDays'),
    'payment_terms.end_of_month': t('terms.endOfMonth'),
    'payment_terms.day_of_following_month': t('terms.dayOfFollowingMonth'),
    prices_include_tax: t('invoiceEditor.pricesIncludeTax'),
    tax_exemption_reason: t('invoiceEditor.exemptionReason'),
    reference: t('invoiceEditor.reference'),
    message: t('invoiceEditor.message'),
    note: t('invoiceEditor.note'),
    metadata: t('common.metadata'),
  };
  const lineText = ({ description, quantity, price, tax_rate, discount }: LineValues): string => {
    const parts = [description, `${quantity} × ${price}`, `${tax_rate} %`];
    if (discount !== '') parts.push(`−${decimal(Number(discount))} %`);
    return parts.filter((part) => part !== '').join(' · ');
  };
  return {
    labelOf: (path: string): string => labels[path] ?? path,
    textOf: (path: string, value: unknown): string | undefined => {
      if (path === 'items') return (value as LineValues[]).map(lineText).join('\n');
      return path === 'due_by' ? t(`invoiceEditor.due_${value as DueBy}`) : undefined;
    },
  };
}
