import type { Product } from '@countinghouse/client';
import { Button, Code } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Fact, Facts, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { StatusBadge } from '../../components/status-badge';
import { History } from '../../history/history';
import { useFormats } from '../../i18n/formats';
import { productQuery } from '../../products/product-queries';
import { useMay, useSession } from '../../session/use-session';
import { DeleteProduct } from './delete-product';
import '../../i18n/product-texts';

const route = getRouteApi('/signed-in/products/$productId');

/** The page of a product. */
export function ProductPage() {
  const { productId } = route.useParams();
  return (
    <RecordLoader query={useQuery(productQuery(productId))}>{(one) => <Page product={one} />}</RecordLoader>
  );
}

function Page({ product }: { product: Product }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={product.name}
        badge={<State product={product} />}
        back={{ to: '/products', label: t('products.title') }}
        actions={
          <>
            <Neighbours list="/products" id={product.id} />
            <Actions product={product} />
          </>
        }
      />
      <Panels>
        <ProductFacts product={product} />
        <PriceFacts product={product} />
        <MetadataFacts metadata={product.metadata} />
        <History of={product} />
      </Panels>
    </>
  );
}

function State({ product: { active, archived_at } }: { product: Product }) {
  const { t } = useTranslation();
  if (archived_at !== null) return <StatusBadge tone="off">{t('common.archived')}</StatusBadge>;
  return active ? null : <StatusBadge tone="off">{t('products.inactive')}</StatusBadge>;
}

function ProductFacts({ product: { sku, description, created_at, id } }: { product: Product }) {
  const { t } = useTranslation();
  return (
    <Facts title={t('products.basics')}>
      <Fact name={t('products.sku')}>{sku}</Fact>
      <Fact name={t('products.description')}>{description}</Fact>
      <Fact name={t('common.created')}>
        <Instant at={created_at} />
      </Fact>
      <Fact name={t('common.id')}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  );
}

function PriceFacts({ product: { price, currency, tax_rate, tax_category, unit } }: { product: Product }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const usual = useSession()?.organization.currency ?? 'EUR';
  const code = unit?.code == null ? '' : ` (${unit.code})`;
  return (
    <Facts title={t('products.pricing')}>
      <Fact name={t('products.price')}>{price === null ? '–' : money(price, currency ?? usual)}</Fact>
      <Fact name={t('products.taxRate')}>{tax_rate === null ? '–' : percent(tax_rate)}</Fact>
      <Fact name={t('products.taxCategory')}>
        {tax_category !== null && t(`taxCategories.${tax_category}`)}
      </Fact>
      <Fact name={t('products.unit')}>{unit !== null && `${unit.label}${code}`}</Fact>
    </Facts>
  );
}

function Actions({ product }: { product: Product }) {
  const { t } = useTranslation();
  if (!useMay('products:write') || product.archived_at !== null) return null;
  return (
    <>
      <DeleteProduct product={product} />
      <Button
        leftSection={<IconEdit size={16} aria-hidden />}
        aria-keyshortcuts="e"
        renderRoot={(props) => (
          <Link to="/products/$productId/edit" params={{ productId: product.id }} {...props} />
        )}
      >
        {t('common.edit')}
      </Button>
    </>
  );
}
