import type { Address } from '@countinghouse/client';

/** The form values of an address. */
export type AddressValues = ReturnType<typeof addressValues>;

/** Returns the form values of an address; empty texts without one. */
export function addressValues(address?: Address | null) {
  return {
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    line3: address?.line3 ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? null,
  };
}

/** Whether any field of an address is filled in. */
export function hasAddress(address: AddressValues): boolean {
  return Object.values(address).some((part) => part !== null && part !== '');
}
