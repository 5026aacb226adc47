import { Suspense } from 'react';
import { lazyPart } from '../components/lazy-part';
import type { EarlyPaymentProps } from './early-payment-fields';

const MoreTermsFields = lazyPart(() => import('./more-terms-fields'));

/** The terms that few customers have: their fields are loaded when terms are shown. */
export function MoreTerms(props: Pick<EarlyPaymentProps, 'form'>) {
  return (
    <Suspense>
      <MoreTermsFields {...props} />
    </Suspense>
  );
}
