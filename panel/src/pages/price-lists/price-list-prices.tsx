import type { PriceList } from '@countinghouse/client';
import { Anchor, Button, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { useFormats } from '../../i18n/formats';
import { productQuery } from '../../products/product-queries';
import '../../i18n/price-list-texts';

/** Each shown price asks for its product, so that a long list is not shown at once. */
const SHOWN_AT_ONCE = 50;

/** The prices of a list, in their order. */
export function PriceListPrices({ list: { entries, currency } }: { list: PriceList }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  return (
    <Panel title={t('priceLists.prices')}>
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('priceLists.noPrices')}
        </Text>
      ) : (
        <Table aria-label={t('priceLists.prices')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('priceLists.product')}</Table.Th>
              <Table.Th ta="end">{t('priceLists.minQuantity')}</Table.Th>
              <Table.Th ta="end">{t('priceLists.price')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.slice(0, shown).map((entry) => (
              <Row
                key={`${entry.product_id} ${String(entry.min_quantity)}`}
                entry={entry}
                currency={currency}
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {shown < entries.length && (
        <Button variant="subtle" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('priceLists.showMore', { shown, count: entries.length })}
        </Button>
      )}
    </Panel>
  );
}

function Row({ entry, currency }: { entry: PriceList['entries'][number]; currency: string }) {
  const { t } = useTranslation();
  const { money, decimal } = useFormats();
  const { data } = useQuery(productQuery(entry.product_id));
  const unit = data?.unit?.label;
  const from = entry.min_quantity === null ? t('priceLists.anyQuantity') : decimal(entry.min_quantity);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/products/$productId" params={{ productId: entry.product_id }} {...props} />
          )}
        >
          {data?.name ?? '…'}
        </Anchor>
      </Table.Td>
      <Table.Td ta="end">
        {entry.min_quantity !== null && unit !== undefined ? `${from} ${unit}` : from}
      </Table.Td>
      <Table.Td ta="end">{money(entry.price, currency)}</Table.Td>
    </Table.Tr>
  );
}
