import type { Supplier } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { supplierQuery } from '../bills/bill-queries';
import { RecordPicker, type PickerProps } from './record-picker';

const FOUND_MAX = 20;

/** Picks a supplier by name or number. */
export function SupplierPicker({ value = null, ...props }: PickerProps<Supplier>) {
  const picked = useQuery({ ...supplierQuery(value ?? ''), enabled: value !== null });
  return (
    <RecordPicker
      {...props}
      name="suppliers"
      value={value}
      picked={value === null ? undefined : picked.data}
      labelOf={(supplier) => supplier.name}
      load={async (q, signal) => api.suppliers.list({ q, limit: FOUND_MAX }, { signal })}
    />
  );
}
