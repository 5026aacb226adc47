import type { Product } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../components/instant';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { StatusBadge } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import { useSession } from '../../session/use-session';
import '../../i18n/product-texts';

/** Returns the columns of the list of products. */
export function useProductColumns(): Column<Product>[] {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const usual = useSession()?.organization.currency ?? 'EUR';
  return [
    {
      id: 'name',
      header: t('products.name'),
      sort: 'name',
      cell: (product) => <Name product={product} />,
    },
    { id: 'sku', header: t('products.sku'), from: 'sm', sort: 'sku', cell: ({ sku }) => sku },
    {
      id: 'tax',
      header: t('products.taxRate'),
      from: 'md',
      kind: 'number',
      cell: ({ tax_rate }) => (tax_rate === null ? '' : percent(tax_rate)),
    },
    {
      id: 'created',
      header: t('common.created'),
      from: 'md',
      kind: 'date',
      sort: 'created_at',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      id: 'price',
      header: t('products.price'),
      kind: 'number',
      cell: ({ price, currency, unit }) => {
        if (price === null) return '';
        const amount = money(price, currency ?? usual);
        return unit === null ? amount : `${amount} / ${unit.label}`;
      },
    },
  ];
}

function Name({ product: { id, name, sku, active, archived_at } }: { product: Product }) {
  const { t } = useTranslation();
  return (
    <>
      <RecordLink to="/products/$productId" params={{ productId: id }}>
        {name}
      </RecordLink>{' '}
      {archived_at !== null && <StatusBadge tone="off">{t('common.archived')}</StatusBadge>}
      {archived_at === null && !active && <StatusBadge tone="off">{t('products.inactive')}</StatusBadge>}
      <NarrowLine>{sku}</NarrowLine>
    </>
  );
}
