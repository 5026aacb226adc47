import type { Product } from '@countinghouse/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { productQuery } from '../products/product-queries';
import { useMay } from '../session/use-session';
import { RecordPicker, type PickerProps } from './record-picker';
import { useNewRecord } from './use-new-record';
import { lazyPart } from '../components/lazy-part';

const NewProductDialog = lazyPart(() => import('./new-product-dialog'));

const FOUND_MAX = 20;

interface ProductPickerProps extends PickerProps<Product> {
  /** Whether a product can be created here. */
  readonly canCreate?: boolean;
}

/** Picks a product by name or article number, or creates one. */
export function ProductPicker({ canCreate = false, value = null, onChange, ...props }: ProductPickerProps) {
  const mayCreate = useMay('products:write') && canCreate;
  const { name, isOpen, wasOpen, open, close } = useNewRecord();
  const queryClient = useQueryClient();
  const picked = useQuery({ ...productQuery(value ?? ''), enabled: value !== null });
  return (
    <>
      <RecordPicker
        {...props}
        name="products"
        value={value}
        onChange={onChange}
        picked={value === null ? undefined : picked.data}
        labelOf={({ name: own, sku }) => (sku === null ? own : `${own} · ${sku}`)}
        load={async (q, signal) =>
          api.products.list({ q, active: true, limit: FOUND_MAX, sort: 'name' }, { signal })
        }
        onNew={mayCreate ? open : undefined}
      />
      {wasOpen && (
        <Suspense>
          <NewProductDialog
            isOpen={isOpen}
            name={name}
            onClose={close}
            onCreated={(product) => {
              queryClient.setQueryData(productQuery(product.id).queryKey, product);
              void queryClient.invalidateQueries({ queryKey: keysOf('products').all });
              close();
              onChange?.(product.id, product);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
