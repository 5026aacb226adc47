import { Suspense } from 'react';
import type { EarlyPaymentProps } from './early-payment-fields';
import { lazyPart } from '../components/lazy-part';

const EarlyPaymentFields = lazyPart(() => import('./early-payment-fields'));

/** The discounts of payment terms, which most people have none of: their fields are loaded when terms are shown. */
export function EarlyPayment(props: EarlyPaymentProps) {
  return (
    <Suspense>
      <EarlyPaymentFields {...props} />
    </Suspense>
  );
}
