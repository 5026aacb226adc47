import { Button } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answer, api } from '../../api/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { PAGE_LIMIT, useRecordList } from '../../components/use-record-list';
import { useMay } from '../../session/use-session';
import { useProductColumns } from './product-columns';

/** All products, the newest first. */
export function ProductsPage() {
  const { t } = useTranslation();
  const columns = useProductColumns();
  const query = useRecordList(['products'], (cursor) =>
    answer(api.GET('/products', { params: { query: { limit: PAGE_LIMIT, cursor } } })),
  );
  return (
    <>
      <PageHeader title={t('products.title')} actions={<NewProduct />} />
      <RecordList
        query={query}
        caption={t('products.title')}
        columns={columns}
        isFaded={({ active }) => !active}
        empty={
          <Message icon={IconPackage} title={t('products.emptyTitle')}>
            {t('products.emptyText')}
          </Message>
        }
      />
    </>
  );
}

function NewProduct() {
  const { t } = useTranslation();
  if (!useMay('products:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/products/new" {...props} />}
    >
      {t('products.create')}
    </Button>
  );
}
