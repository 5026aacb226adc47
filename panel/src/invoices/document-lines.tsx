import type { InvoiceItem } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import classes from '../documents/document-lines.module.css';
import '../i18n/invoice-texts';
import '../i18n/form-texts';

/** A line of an invoice, or of a quote. */
type Line = Omit<InvoiceItem, 'quote_item_id'>;

interface DocumentLinesProps<L extends Line> {
  readonly invoice: { readonly items: readonly L[]; readonly currency: string };
  /** Returns words below the name of a line, such as that it is optional. */
  readonly mark?: (line: L) => string | undefined;
}

/** The lines of a printed invoice. In a narrow space, the figures are below the name. */
export function DocumentLines<L extends Line>({ invoice: { items, currency }, mark }: DocumentLinesProps<L>) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const figures = useLineFigures(currency);
  return (
    <div className={classes.frame}>
      <table className={classes.lines} aria-label={t('invoiceEditor.lines')}>
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
            <tr key={item.id}>
              <th scope="row">
                {item.product_name}
                {item.description !== null && <span className={classes.more}>{item.description}</span>}
                {mark?.(item) !== undefined && <span className={classes.more}>{mark(item)}</span>}
                <Adjustments item={item} currency={currency} />
                <span className={classes.narrow}>
                  {figures(item)} · {percent(item.tax_rate)}
                </span>
              </th>
              <td data-wide>{figures(item, 'quantity')}</td>
              <td data-wide>{figures(item, 'price')}</td>
              <td data-wide>{percent(item.tax_rate)}</td>
              <td>{money(item.net, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns a function that formats quantity and price of a line: both, or one of them. */
function useLineFigures(currency: string): (item: Line, part?: 'quantity' | 'price') => string {
  const { money, decimal } = useFormats();
  return ({ quantity, unit, price, price_base_quantity: base }, part) => {
    const much = unit === null ? decimal(quantity) : `${decimal(quantity)} ${unit.label}`;
    const cost = base === 1 ? money(price, currency) : `${money(price, currency)} / ${decimal(base)}`;
    if (part === undefined) return `${much} × ${cost}`;
    return part === 'quantity' ? much : cost;
  };
}

function Adjustments({ item, currency }: { item: Line; currency: string }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const text = (name: string, one: InvoiceItem['discounts'][number], sign: 1 | -1): string =>
    [
      one.reason ?? name,
      one.percent === null ? undefined : percent(one.percent),
      money(sign * one.amount, currency),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  return (
    <>
      {item.discounts.map((one, index) => (
        <span key={`d${index}`} className={classes.more}>
          {text(t('invoiceEditor.discount'), one, -1)}
        </span>
      ))}
      {item.charges.map((one, index) => (
        <span key={`c${index}`} className={classes.more}>
          {text(t('invoicePage.charges'), one, 1)}
        </span>
      ))}
    </>
  );
}
