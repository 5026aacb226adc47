import type { InvoiceItem } from '@countinghouse/client';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { BetweenRows } from './texts/between-rows';
import { positionsOf, subtotalsOf } from './texts/line-texts';
import classes from '../documents/document-lines.module.css';
import '../i18n/invoice-texts';
import '../i18n/form-texts';

/** A line of an invoice, or of a quote. */
type Line = Omit<InvoiceItem, 'quote_item_id'>;

interface DocumentLinesProps<L extends Line> {
  readonly invoice: { readonly items: readonly L[]; readonly currency: string };
  /** Returns words below the name of a line, such as that it is optional. */
  readonly mark?: (line: L) => string | undefined;
  /** Whether a line is part of the sums; each is if not given. */
  readonly isSummed?: (line: L) => boolean;
}

/** The lines of a printed invoice. In a narrow space, the figures are below the name. */
export function DocumentLines<L extends Line>({
  invoice: { items, currency },
  mark,
  isSummed = () => true,
}: DocumentLinesProps<L>) {
  const { t } = useTranslation();
  const positions = positionsOf(items);
  const hasSections = positions.some(({ headings }) => headings.length > 0);
  const subtotals = subtotalsOf(items, (at) => {
    const item = items[at];
    return item !== undefined && isSummed(item) ? item.net : undefined;
  });
  return (
    <div className={classes.frame}>
      <table className={classes.lines} aria-label={t('invoiceEditor.lines')}>
        <Head />
        <tbody>
          {items.map((item, at) => {
            const { headings = [], line = '' } = positions[at] ?? {};
            const around = { headings, subtotal: subtotals[at], currency };
            const position = hasSections ? line : undefined;
            return (
              <Fragment key={item.id}>
                <BetweenRows texts={item.above ?? []} {...around} />
                <LineRow {...{ item, position, currency }} mark={mark?.(item)} />
                <BetweenRows texts={item.below ?? []} {...around} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Head() {
  const { t } = useTranslation();
  return (
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
  );
}

interface LineRowProps {
  readonly item: Line;
  /** Only where lines are counted below headings. */
  readonly position: string | undefined;
  readonly mark: string | undefined;
  readonly currency: string;
}

function LineRow({ item, position, mark, currency }: LineRowProps) {
  const { money, percent } = useFormats();
  const figures = useLineFigures(currency);
  return (
    <tr>
      <th scope="row">
        {position !== undefined && <span className={classes.position}>{position} </span>}
        {item.product_name}
        {item.description !== null && <span className={classes.more}>{item.description}</span>}
        {mark !== undefined && <span className={classes.more}>{mark}</span>}
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
