import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filledIn, formSource, within } from '../../forms/field-source';
import { focusField, useIsInAddress } from '../../forms/use-field-in-address';
import '../../i18n/e-invoice-texts';
import type { InvoiceFields } from '../invoice-values';
import { CheckDetails } from './details/check-details';
import { DeliveryDetails } from './details/delivery-details';
import { ListDetails } from './details/list-details';
import { PaymentDetails } from './details/payment-details';
import { ReferenceDetails } from './details/reference-details';
import { TaxDetails } from './details/tax-details';
import { Fold } from '../../forms/fold';

interface EInvoiceSectionProps {
  readonly form: InvoiceFields;
  readonly currency: string;
  readonly isContent?: boolean;
}

/** What electronic invoices can contain beside the amounts: folded, until a person or a fault needs it. */
export function EInvoiceSection({ form, currency, isContent = false }: EInvoiceSectionProps) {
  const { t } = useTranslation();
  const isInAddress = useIsInAddress('details');
  const [isOpened, setOpened] = useState(isInAddress);
  const isFaulty = Object.keys(form.errors).some((path) => path.startsWith('details.'));
  const source = within(formSource(form), 'details');
  // A fault opens the fold that its field is in.
  const showFault = (path: string, text: string): void => {
    form.setFieldError(path, text);
    requestAnimationFrame(() => focusField(path));
  };
  return (
    <Fold
      label={t('eInvoice.fold')}
      isOpen={isOpened || isFaulty}
      onToggle={() => setOpened(!isOpened)}
      filled={filledIn(form.values.details)}
    >
      <CheckDetails form={form} onField={showFault} />
      <ReferenceDetails source={source} />
      <DeliveryDetails source={source} form={form} isContent={isContent} />
      <PaymentDetails source={source} />
      <TaxDetails source={source} currency={currency} />
      <ListDetails source={source} />
    </Fold>
  );
}
