import { lazy, Suspense } from 'react';
import type { EarlyPaymentProps } from './early-payment-fields';

const EarlyPaymentFields = lazy(() => import('./early-payment-fields'));

/** The discounts of payment terms, which most people have none of: their fields are loaded when terms are shown. */
export function EarlyPayment(props: EarlyPaymentProps) {
  return (
    <Suspense>
      <EarlyPaymentFields {...props} />
    </Suspense>
  );
}
