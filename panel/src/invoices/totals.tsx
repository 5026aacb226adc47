import type { CalculatedInvoice } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import classes from '../documents/totals.module.css';
import '../i18n/invoice-texts';
import '../i18n/product-texts';

/** The totals of an invoice: its sums, its taxes, and the amount to pay. */
export function Totals({ of: invoice }: { of: CalculatedInvoice | Omit<CalculatedInvoice, 'items'> }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const { currency } = invoice;
  const text = (amount: number): string => money(amount, currency);
  return (
    <dl className={classes.totals}>
      <Sum name={t('invoicePage.subtotal')} amount={text(invoice.subtotal)} />
      {invoice.discount_total !== 0 && (
        <Sum name={t('invoicePage.discounts')} amount={text(-invoice.discount_total)} />
      )}
      {invoice.charge_total !== 0 && (
        <Sum name={t('invoicePage.charges')} amount={text(invoice.charge_total)} />
      )}
      {invoice.tax_breakdown.map(({ category, rate, taxable, tax, exemption_reason }) => (
        <Sum
          key={`${category} ${rate}`}
          name={
            rate === 0
              ? (exemption_reason ?? t(`taxCategories.${category}`))
              : t('invoicePage.taxOf', { rate: percent(rate), taxable: text(taxable) })
          }
          amount={text(tax)}
        />
      ))}
      <Sum name={t('invoicePage.total')} amount={text(invoice.total)} isStrong />
      <Settled invoice={invoice} text={text} />
    </dl>
  );
}

interface SettledProps {
  readonly invoice: Omit<CalculatedInvoice, 'items'>;
  readonly text: (amount: number) => string;
}

/** The amount due, if something was paid, credited or rounded. */
function Settled({ invoice, text }: SettledProps) {
  const { t } = useTranslation();
  const parts = [
    [t('invoicePage.rounding'), invoice.payable_rounding],
    [t('invoicePage.prepaid'), -invoice.prepaid_amount],
    [t('invoicePage.paid'), -invoice.amount_paid],
    [t('invoicePage.credited'), -invoice.amount_credited],
  ] as const;
  const there = parts.filter(([, amount]) => amount !== 0);
  if (there.length === 0) return null;
  return (
    <>
      {there.map(([name, amount]) => (
        <Sum key={name} name={name} amount={text(amount)} />
      ))}
      <Sum name={t('invoicePage.due')} amount={text(invoice.amount_due)} isStrong />
    </>
  );
}

function Sum({ name, amount, isStrong = false }: { name: string; amount: string; isStrong?: boolean }) {
  return (
    <div className={classes.sum} data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
