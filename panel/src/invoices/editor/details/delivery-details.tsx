import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../fields/day-field';
import { AddressFields } from '../../../forms/address-fields';
import { filledIn, type FieldSource } from '../../../forms/field-source';
import { IdentifierFields } from '../../../forms/identifier-fields';
import { useIsInAddress } from '../../../forms/use-field-in-address';
import { useSaysSupplyDate } from '../../issue/use-says-supply-date';
import type { InvoiceFields } from '../../invoice-values';
import { FoldGroup } from '../../../forms/fold';

interface DeliveryDetailsProps {
  readonly source: FieldSource;
  readonly form: InvoiceFields;
  /** Each run has a period of its own. */
  readonly isContent: boolean;
}

/** When and where it was delivered. */
export function DeliveryDetails({ source, form, isContent }: DeliveryDetailsProps) {
  const { t } = useTranslation();
  const isInAddress = useIsInAddress('details.delivery.address');
  const [isOpened, setOpened] = useState(isInAddress);
  // What is made again and again has no dates in its head.
  const isInHead = useSaysSupplyDate() && !isContent;
  const isShown = isOpened || filledIn(source.valueAt('delivery.address')) > 0;
  return (
    <FoldGroup title={t('eInvoice.delivery')}>
      {!isInHead && <DayField label={t('eInvoice.deliveryDate')} {...source.field('delivery.date')} />}
      {!isContent && (
        <>
          <DayField label={t('eInvoice.periodStart')} {...source.field('service_period.start')} />
          <DayField label={t('eInvoice.periodEnd')} {...source.field('service_period.end')} />
        </>
      )}
      <TextInput label={t('eInvoice.deliveryName')} {...source.field('delivery.name')} />
      <IdentifierFields
        source={source}
        path="delivery.location"
        list="identifiers"
        label={t('eInvoice.deliveryLocation')}
      />
      {isShown ? (
        <AddressFields form={form} path="details.delivery.address" />
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t('eInvoice.deliveryAddressAdd')}
        </Button>
      )}
    </FoldGroup>
  );
}
