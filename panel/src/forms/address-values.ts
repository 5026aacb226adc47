import type { Address } from '@countinghouse/client';

/** An address as a form holds it. */
export type AddressValues = ReturnType<typeof addressValues>;

/** An address for a form; without any, all of its fields are empty. */
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

/** Whether anything of an address is filled in. */
export function hasAddress(address: AddressValues): boolean {
  return Object.values(address).some((part) => part !== null && part !== '');
}
