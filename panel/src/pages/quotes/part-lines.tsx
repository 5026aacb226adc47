import type { Quote, QuoteInvoicing } from '@countinghouse/client';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '../../fields/number-fields';
import { useFormats } from '../../i18n/formats';
import '../../i18n/quote-texts';
import { quantityOf, type PartValues } from '../../quotes/part-values';

interface PartLinesProps {
  readonly quote: Quote;
  readonly left: QuoteInvoicing['left'];
  readonly quantities: PartValues['quantities'];
  readonly onChange: (quantities: PartValues['quantities']) => void;
}

/** How much of each line is invoiced; an empty field leaves the line for later. */
export function PartLines({ quote, left, quantities, onChange }: PartLinesProps) {
  const { t } = useTranslation();
  const { decimal } = useFormats();
  return (
    <Stack gap="xs" role="group" aria-label={t('quotes.someLines')}>
      <Text size="xs" c="dimmed">
        {t('quotes.someLinesHint')}
      </Text>
      {left.map(({ quote_item_id: id, quantity }) => {
        const item = quote.items.find((one) => one.id === id);
        if (item === undefined) return null;
        const { product_name, description, unit } = item;
        return (
          <QuantityField
            key={id}
            label={[product_name, description].filter(Boolean).join(' · ')}
            description={t('quotes.leftOf', { left: decimal(quantity), quantity: decimal(item.quantity) })}
            unit={unit?.label}
            value={quantityOf(quantities, { quote_item_id: id, quantity })}
            onChange={(typed) => onChange({ ...quantities, [id]: typed })}
          />
        );
      })}
    </Stack>
  );
}
