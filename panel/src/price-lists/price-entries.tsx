import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField, QuantityField } from '../fields/number-fields';
import { Entries } from '../forms/entries';
import { FormSection, Wide } from '../forms/form-section';
import { ProductPicker } from '../pickers/product-picker';
import { newEntry, type PriceListFields } from './price-list-values';
import '../i18n/price-list-texts';

/** The maximum of the service. */
const ENTRIES_MAX = 500;

/** Each shown price asks for its product, so that a long list is not shown at once. */
const SHOWN_AT_ONCE = 50;

/** The prices of a list: product, price, and from which quantity on. */
export function PriceEntries({ form }: { form: PriceListFields }) {
  const { t } = useTranslation();
  const { entries } = form.values;
  const [wanted, setWanted] = useState(SHOWN_AT_ONCE);
  const shown = Math.min(entries.length, Math.max(wanted, lastFault(form.errors) + 1));
  const add = (): void => {
    setWanted(entries.length + 1);
    form.insertListItem('entries', newEntry(entries.at(-1)));
  };
  return (
    <FormSection title={t('priceLists.prices')} hint={t('priceLists.pricesHint')}>
      <Wide>
        <Entries
          label={t('priceLists.entry')}
          add={t('priceLists.addPrice')}
          path="entries"
          error={form.errors['entries']}
          count={shown}
          countMax={ENTRIES_MAX}
          onAdd={add}
          onRemove={(index) => form.removeListItem('entries', index)}
        >
          {(index) => <Entry form={form} index={index} />}
        </Entries>
      </Wide>
      {shown < entries.length && (
        <Button variant="subtle" onClick={() => setWanted(shown + SHOWN_AT_ONCE)}>
          {t('priceLists.showMore', { shown, count: entries.length })}
        </Button>
      )}
    </FormSection>
  );
}

function Entry({ form, index }: { form: PriceListFields; index: number }) {
  const { t } = useTranslation();
  const { currency } = form.values;
  return (
    <>
      <ProductPicker
        label={t('priceLists.product')}
        required
        allowDeselect={false}
        openOnFocus={false}
        data-entry-start
        {...form.getInputProps(`entries.${index}.product_id`)}
      />
      <MoneyField
        label={t('priceLists.price')}
        required
        currency={currency}
        {...form.getInputProps(`entries.${index}.price`)}
      />
      <QuantityField
        label={t('priceLists.minQuantity')}
        placeholder={t('priceLists.anyQuantity')}
        {...form.getInputProps(`entries.${index}.min_quantity`)}
      />
    </>
  );
}

/** The index of the last price with a fault, so that it is shown; -1 if there is none. */
function lastFault(errors: PriceListFields['errors']): number {
  const at = Object.keys(errors).map((path) => Number(/^entries\.(\d+)/.exec(path)?.[1] ?? -1));
  return Math.max(-1, ...at);
}
