import type { Customer } from '@countinghouse/client';
import { Anchor, Code, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../components/facts';
import { Instant } from '../../components/instant';
import { capitalized } from '../../i18n/capitalized';
import { useFormats } from '../../i18n/formats';
import { useAddressLines, useTaxIdType, useTermsText } from '../../components/record-texts';
import { PriceListLink } from '../../price-lists/price-list-link';
import '../../i18n/customer-texts';

interface About {
  readonly customer: Customer;
}

/** The contact data of a customer. */
export function CustomerFacts({ customer }: About) {
  const { t } = useTranslation();
  const linesOf = useAddressLines();
  const { email, phone, external_id, billing_address, shipping_address, note, created_at, id } = customer;
  return (
    <Facts title={t('customers.basics')}>
      <Fact name={t('customers.email')}>
        {email !== null && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      </Fact>
      <Fact name={t('customers.phone')}>
        {phone !== null && <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor>}
      </Fact>
      <Fact name={t('customers.externalId')}>{external_id}</Fact>
      <Fact name={t('customers.address')}>{linesOf(billing_address)}</Fact>
      <Fact name={t('customers.shippingAddress')}>{linesOf(shipping_address)}</Fact>
      <Fact name={t('customers.note')}>{note}</Fact>
      <Fact name={t('common.created')}>
        <Instant at={created_at} />
      </Fact>
      <Fact name={t('common.id')}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  );
}

/** The billing data of a customer. */
export function BillingFacts({ customer }: About) {
  const { t } = useTranslation();
  const { currencyName, languageName } = useFormats();
  const termsText = useTermsText();
  const typeOf = useTaxIdType();
  const { currency, locale, payment_terms, price_list_id, tax_exemption, tax_ids } = customer;
  return (
    <Facts title={t('customers.terms')}>
      <Fact name={t('customers.currency')}>
        {currency === null ? t('customers.usual') : `${currency} · ${currencyName(currency)}`}
      </Fact>
      <Fact name={t('customers.locale')}>
        {locale === null ? t('customers.usual') : capitalized(languageName(locale))}
      </Fact>
      <Fact name={t('customers.paymentTerms')}>
        {payment_terms === null ? t('customers.usual') : termsText(payment_terms)}
      </Fact>
      <Fact name={t('customers.priceList')}>
        {price_list_id !== null && <PriceListLink id={price_list_id} />}
      </Fact>
      <Fact name={t('customers.taxExemption')}>{t(`customers.taxExemption_${tax_exemption}`)}</Fact>
      {tax_ids.map(({ type, value }) => (
        <Fact key={`${type} ${value}`} name={typeOf(type)}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

/** The contact persons of a customer. */
export function ContactFacts({ customer: { contacts } }: About) {
  const { t } = useTranslation();
  if (contacts.length === 0) return null;
  return (
    <Facts title={t('customers.contacts')}>
      {contacts.map(({ name, email, role, receives_invoices, receives }, index) => (
        <Fact key={index} name={name}>
          {role != null && <Text size="sm">{role}</Text>}
          {email != null && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
          {receives_invoices === true && (
            <Text size="xs" c="dimmed">
              {t('customers.contactReceives')}
            </Text>
          )}
          {(receives ?? []).length > 0 && (
            <Text size="xs" c="dimmed">
              {receives?.map((one) => t(`customers.contactReceives_${one}`)).join(', ')}
            </Text>
          )}
          {role == null && email == null && receives_invoices !== true && '–'}
        </Fact>
      ))}
    </Facts>
  );
}
