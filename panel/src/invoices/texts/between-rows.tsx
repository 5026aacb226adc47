import type { InvoiceItem } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import classes from '../../documents/document-lines.module.css';
import { useFormats } from '../../i18n/formats';
import '../../i18n/form-texts';

interface BetweenRowsProps {
  readonly texts: NonNullable<InvoiceItem['above']> | NonNullable<InvoiceItem['below']>;
  /** The numbers of the headings among them. */
  readonly headings: readonly string[];
  readonly subtotal: number | undefined;
  readonly currency: string;
}

/** What stands between the lines of a printed invoice. */
export function BetweenRows({ texts, headings, subtotal, currency }: BetweenRowsProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const numbers = [...headings];
  return texts.map(({ kind, text }, at) => {
    if (kind === 'subtotal') {
      return (
        <tr key={at} className={classes.sum}>
          <th scope="row">{text ?? t('invoiceEditor.around_subtotal')}</th>
          <td colSpan={3} data-wide />
          <td>{money(subtotal ?? 0, currency)}</td>
        </tr>
      );
    }
    if (kind === 'heading') {
      return (
        <tr key={at} className={classes.heading}>
          <th scope="colgroup" colSpan={5}>
            {numbers.shift()} {text}
          </th>
        </tr>
      );
    }
    return (
      <tr key={at} className={classes.between}>
        <td colSpan={5}>{kind === 'page_break' ? t('invoiceEditor.around_page_break') : text}</td>
      </tr>
    );
  });
}
