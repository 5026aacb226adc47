import type { CalculatedInvoice, Invoice } from '@countinghouse/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import classes from '../documents/totals.module.css';
import '../i18n/invoice-texts';
import '../i18n/product-texts';

/** An invoice that is stored says what has settled it. */
type Shown = Omit<CalculatedInvoice, 'items'> | Omit<Invoice, 'items'>;

/** The sums of an invoice or a quote. */
type Summed = Pick<
  Shown,
  'currency' | 'subtotal' | 'discount_total' | 'charge_total' | 'tax_breakdown' | 'total'
>;

/** The totals of an invoice: its sums, its taxes, and the amount to pay. */
export function Totals({ of: invoice }: { of: Shown }) {
  const { money } = useFormats();
  return (
    <Sums of={invoice}>
      <Settled invoice={invoice} text={(amount) => money(amount, invoice.currency)} />
    </Sums>
  );
}

/** The sums of an invoice or a quote, and what is placed below them. */
export function Sums({ of: invoice, children }: { of: Summed; children?: ReactNode }) {
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
      {children}
    </dl>
  );
}

interface SettledProps {
  readonly invoice: Shown;
  readonly text: (amount: number) => string;
}

/** The amount due, if something was paid, credited or rounded. */
function Settled({ invoice, text }: SettledProps) {
  const { t } = useTranslation();
  const { day, percent } = useFormats();
  const settlement = 'settlement' in invoice ? invoice.settlement : undefined;
  const open = settlement?.open_discounts ?? [];
  const parts = [
    ...invoice.withholdings.map(({ name, rate, amount }) => [`${name} ${percent(rate)}`, -amount] as const),
    [t('invoicePage.rounding'), invoice.payable_rounding],
    [t('invoicePage.prepaid'), -invoice.prepaid_amount],
    [t('invoicePage.paid'), -invoice.amount_paid],
    [t('invoicePage.credited'), -invoice.amount_credited],
    [t('invoicePage.discountTaken'), -(settlement?.discount ?? 0)],
    [t('invoicePage.waived'), -(settlement?.waived ?? 0)] as const,
  ] as const;
  const there = parts.filter(([, amount]) => amount !== 0);
  const early = open.map(({ until, pays }) => (
    <Sum key={until} name={t('invoicePage.payEarly', { day: day(until) })} amount={text(pays)} />
  ));
  if (there.length === 0) return <>{early}</>;
  return (
    <>
      {there.map(([name, amount]) => (
        <Sum key={name} name={name} amount={text(amount)} />
      ))}
      <Sum name={t('invoicePage.due')} amount={text(invoice.amount_due)} isStrong />
      {early}
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
