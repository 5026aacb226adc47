import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filledIn, type FieldSource } from '../../../forms/field-source';
import { IdentifierFields } from '../../../forms/identifier-fields';
import { useIsInAddress } from '../../../forms/use-field-in-address';
import { FoldGroup } from '../../../forms/fold';

const MEANS = ['bank_transfer', 'sepa_transfer', 'card', 'direct_debit', 'cash', 'other'] as const;

interface DetailsProps {
  readonly source: FieldSource;
}

/** How it is paid, and to whom. */
export function PaymentDetails({ source }: DetailsProps) {
  const { t } = useTranslation();
  const path = 'payment_instructions';
  const means = source.valueAt(`${path}.means`);
  const isShown = (kind: 'card' | 'direct_debit'): boolean =>
    means === kind || filledIn(source.valueAt(`${path}.${kind}`)) > 0;
  return (
    <>
      <FoldGroup title={t('eInvoice.payment')}>
        <Select
          label={t('eInvoice.means')}
          placeholder={t('eInvoice.meansUsual')}
          clearable
          data={MEANS.map((value) => ({ value, label: t(`eInvoice.paymentMeans.${value}`) }))}
          {...source.field(`${path}.means`)}
        />
        <TextInput
          label={t('eInvoice.paymentReference')}
          placeholder={t('eInvoice.paymentReferenceEmpty')}
          {...source.field(`${path}.reference`)}
        />
        <TextInput label={t('eInvoice.paymentText')} {...source.field(`${path}.text`)} />
        {isShown('card') && (
          <>
            <TextInput
              label={t('eInvoice.cardDigits')}
              inputMode="numeric"
              autoComplete="off"
              {...source.field(`${path}.card.last_digits`)}
            />
            <TextInput label={t('eInvoice.cardHolder')} {...source.field(`${path}.card.holder`)} />
          </>
        )}
        {isShown('direct_debit') && (
          <>
            <TextInput label={t('eInvoice.mandate')} {...source.field(`${path}.direct_debit.mandate`)} />
            <TextInput
              label={t('eInvoice.debitIban')}
              autoComplete="off"
              {...source.field(`${path}.direct_debit.iban`)}
            />
          </>
        )}
      </FoldGroup>
      <Payee source={source} />
    </>
  );
}

function Payee({ source }: DetailsProps) {
  const { t } = useTranslation();
  const isInAddress = useIsInAddress('details.payee');
  const [isOpened, setOpened] = useState(isInAddress);
  const isShown = isOpened || filledIn(source.valueAt('payee')) > 0;
  return (
    <FoldGroup title={t('eInvoice.payee')}>
      {isShown ? (
        <PayeeFields source={source} />
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t('eInvoice.payeeAdd')}
        </Button>
      )}
    </FoldGroup>
  );
}

function PayeeFields({ source }: DetailsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput label={t('eInvoice.payeeName')} {...source.field('payee.name')} />
      <IdentifierFields
        source={source}
        path="payee.identifier"
        list="identifiers"
        label={t('eInvoice.payeeIdentifier')}
      />
      <IdentifierFields
        source={source}
        path="payee.legal_registration"
        list="identifiers"
        label={t('eInvoice.payeeRegistration')}
      />
      <TextInput
        label={t('organization.iban')}
        autoComplete="off"
        {...source.field('payee.bank_details.iban')}
      />
      <TextInput
        label={t('organization.bic')}
        autoComplete="off"
        {...source.field('payee.bank_details.bic')}
      />
      <TextInput label={t('organization.bankName')} {...source.field('payee.bank_details.bank_name')} />
      <TextInput
        label={t('organization.accountHolder')}
        {...source.field('payee.bank_details.account_holder')}
      />
      <TextInput
        label={t('organization.accountNumber')}
        autoComplete="off"
        {...source.field('payee.bank_details.account_number')}
      />
      <TextInput
        label={t('organization.routingNumber')}
        autoComplete="off"
        {...source.field('payee.bank_details.routing_number')}
      />
    </>
  );
}
