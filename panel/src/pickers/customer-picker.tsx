import type { Customer } from '@countinghouse/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { customerQuery } from '../customers/customer-queries';
import { useMay } from '../session/use-session';
import { RecordPicker, type PickerProps } from './record-picker';
import { useNewRecord } from './use-new-record';
import { lazyPart } from '../components/lazy-part';

const NewCustomerDialog = lazyPart(() => import('./new-customer-dialog'));

const FOUND_MAX = 20;

interface CustomerPickerProps extends PickerProps<Customer> {
  /** Whether a customer can be created here. */
  readonly canCreate?: boolean;
}

/** Picks a customer by name, e-mail address or number, or creates one. */
export function CustomerPicker({ canCreate = false, value = null, onChange, ...props }: CustomerPickerProps) {
  const mayCreate = useMay('customers:write') && canCreate;
  const { name, isOpen, wasOpen, open, close } = useNewRecord();
  const queryClient = useQueryClient();
  const picked = useQuery({ ...customerQuery(value ?? ''), enabled: value !== null });
  return (
    <>
      <RecordPicker
        {...props}
        name="customers"
        value={value}
        onChange={onChange}
        picked={value === null ? undefined : picked.data}
        labelOf={(customer) => customer.name}
        load={async (q, signal) => api.customers.list({ q, limit: FOUND_MAX, sort: 'name' }, { signal })}
        onNew={mayCreate ? open : undefined}
      />
      {wasOpen && (
        <Suspense>
          <NewCustomerDialog
            isOpen={isOpen}
            name={name}
            onClose={close}
            onCreated={(customer) => {
              queryClient.setQueryData(customerQuery(customer.id).queryKey, customer);
              void queryClient.invalidateQueries({ queryKey: keysOf('customers').all });
              close();
              onChange?.(customer.id, customer);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
