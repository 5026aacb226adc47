import type { Invoice } from '@countinghouse/client';
import { Checkbox, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '../../fields/number-fields';
import { useFormats } from '../../i18n/formats';
import classes from './credit-lines.module.css';
import type { CreditValues } from './credit-values';
import '../../i18n/form-texts';

interface CreditLinesProps {
  readonly form: UseFormReturnType<CreditValues>;
  readonly invoice: Invoice;
}

/** The lines of an invoice, each of which can be credited in part. */
export function CreditLines({ form, invoice }: CreditLinesProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <div role="group" aria-label={t('invoiceEditor.lines')} data-field="items" className={classes.lines}>
      {invoice.items.map((item, index) => (
        <div key={item.id} className={classes.line}>
          <Checkbox
            label={item.product_name}
            description={[item.description, money(item.net, invoice.currency)].filter(Boolean).join(' · ')}
            {...form.getInputProps(`items.${index}.isChosen`, { type: 'checkbox' })}
          />
          <QuantityField
            aria-label={t('common.labelled', {
              label: t('invoiceEditor.quantity'),
              value: item.product_name,
            })}
            unit={item.unit?.label}
            disabled={form.values.items[index]?.isChosen !== true}
            {...form.getInputProps(`items.${index}.quantity`)}
          />
        </div>
      ))}
      {form.errors['items'] !== undefined && <Input.Error role="alert">{form.errors['items']}</Input.Error>}
    </div>
  );
}
