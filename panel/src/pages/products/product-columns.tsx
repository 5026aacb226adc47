import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/types';
import { Instant } from '../../components/instant';
import { NarrowLine, type Column } from '../../components/record-table';
import { StatusBadge } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import { useSession } from '../../session/use-session';

/** What the list of products shows of each. */
export function useProductColumns(): Column<Product>[] {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const usual = useSession()?.organization.currency ?? 'EUR';
  return [
    {
      id: 'name',
      header: t('products.name'),
      cell: (product) => (
        <>
          {product.name} {!product.active && <StatusBadge tone="off">{t('products.inactive')}</StatusBadge>}
          <NarrowLine>{product.sku}</NarrowLine>
        </>
      ),
    },
    { id: 'sku', header: t('products.sku'), from: 'sm', cell: ({ sku }) => sku },
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
