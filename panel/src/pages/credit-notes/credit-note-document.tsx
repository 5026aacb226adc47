import type { CreditNote } from '@countinghouse/client';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { invoiceAddress } from '../../components/invoice-address';
import lines from '../../documents/document-lines.module.css';
import { DocumentSheet } from '../../documents/document-sheet';
import classes from '../../documents/document-sheet.module.css';
import totals from '../../documents/totals.module.css';
import { useFormats } from '../../i18n/formats';
import '../../i18n/invoice-texts';
import '../../i18n/document-texts';
import '../../i18n/form-texts';
import '../../i18n/product-texts';

type Item = CreditNote['items'][number];

interface About {
  readonly note: CreditNote;
}

/** A credit note as the customer reads it. */
export function CreditNoteDocument({ note }: About) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { seller, buyer, invoice_id, invoice_number, issue_date, reason, message } = note;
  return (
    <DocumentSheet
      kind={t('documents.creditNote')}
      number={note.number}
      mark={note.status === 'void' ? t('invoices.status_void') : undefined}
      seller={seller}
      buyer={{ name: buyer.name, address: buyer.billing_address, tax_ids: buyer.tax_ids }}
      customerId={note.customer_id}
      dates={[
        [t('invoices.issued'), day(issue_date)],
        [
          t('creditNotes.invoice'),
          <Anchor
            key="invoice"
            inherit
            renderRoot={(props) => <Link {...invoiceAddress(invoice_id)} {...props} />}
          >
            {invoice_number}
          </Anchor>,
        ],
        [t('creditNotes.reason'), t(`creditNotes.reasons.${reason}`)],
      ]}
    >
      <Lines note={note} />
      <div className={classes.foot}>
        <div className={classes.message}>{message !== null && <Text size="sm">{message}</Text>}</div>
        <Sums note={note} />
      </div>
    </DocumentSheet>
  );
}

function Lines({ note: { items, currency } }: About) {
  const { t } = useTranslation();
  return (
    <div className={lines.frame}>
      <table className={lines.lines} aria-label={t('invoiceEditor.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('invoiceEditor.product')}</th>
            <th scope="col" data-wide>
              {t('invoiceEditor.quantity')}
            </th>
            <th scope="col" data-wide>
              {t('invoiceEditor.price')}
            </th>
            <th scope="col" data-wide>
              {t('invoiceEditor.taxRate')}
            </th>
            <th scope="col">{t('invoiceEditor.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.id} item={item} currency={currency} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ item, currency }: { readonly item: Item; readonly currency: string }) {
  const { percent, money } = useFormats();
  const [much, cost] = useLineFigures(item, currency);
  const figures = [much, cost].filter((part) => part !== undefined).join(' × ');
  return (
    <tr>
      <th scope="row">
        {item.description}
        {item.item_description !== null && <span className={lines.more}>{item.item_description}</span>}
        <span className={lines.narrow}>
          {[figures, percent(item.tax_rate)].filter((part) => part !== '').join(' · ')}
        </span>
      </th>
      <td data-wide>{much ?? '–'}</td>
      <td data-wide>{cost ?? '–'}</td>
      <td data-wide>{percent(item.tax_rate)}</td>
      <td>{money(item.amount, currency)}</td>
    </tr>
  );
}

/** Quantity and price, as far as the line has them. */
function useLineFigures(item: Item, currency: string): [string | undefined, string | undefined] {
  const { decimal, money } = useFormats();
  const { quantity, unit, price, price_base_quantity: base } = item;
  const much = quantity === null ? undefined : [decimal(quantity), unit?.label].filter(Boolean).join(' ');
  if (price === null) return [much, undefined];
  const cost = money(price, currency);
  return [much, base === null || base === 1 ? cost : `${cost} / ${decimal(base)}`];
}

function Sums({ note }: About) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const { currency, subtotal, tax_breakdown, payable_rounding, total, withholdings } = note;
  const text = (amount: number): string => money(amount, currency);
  const taxes = tax_breakdown.map(({ category, rate, taxable, tax, exemption_reason }) => [
    rate === 0
      ? (exemption_reason ?? t(`taxCategories.${category}`))
      : t('invoicePage.taxOf', { rate: percent(rate), taxable: text(taxable) }),
    text(tax),
  ]);
  const sums = [
    [t('invoicePage.subtotal'), text(subtotal)],
    ...taxes,
    ...(payable_rounding === 0 ? [] : [[t('invoicePage.rounding'), text(payable_rounding)]]),
  ];
  return (
    <dl className={totals.totals}>
      {sums.map(([name, amount]) => (
        <div key={name} className={totals.sum}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={totals.sum} data-strong>
        <dt>{t('documents.creditTotal')}</dt>
        <dd>{text(total)}</dd>
      </div>
      {withholdings.map(({ name, rate, amount }, at) => (
        <div key={at} className={totals.sum}>
          <dt>{`${name} ${percent(rate)}`}</dt>
          <dd>{text(-amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
