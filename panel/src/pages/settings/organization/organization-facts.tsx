import type { Organization } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Fact, Facts, Panels } from '../../../components/facts';
import { useAddressLines, useTaxIdType, useTermsText } from '../../../components/record-texts';
import { useFormats } from '../../../i18n/formats';
import '../../../i18n/form-texts';

/** The settings, for users who may only read them. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const { currencyName } = useFormats();
  const linesOf = useAddressLines();
  const termsText = useTermsText();
  const typeOf = useTaxIdType();
  const { name, legal_name, address, email, phone, tax_ids, bank_details } = organization;
  const { currency, time_zone, payment_terms, tax_rounding, apply_credit, send_receipts } = organization;
  return (
    <Panels>
      <Facts title={t('organization.names')}>
        <Fact name={t('organization.name')}>{name}</Fact>
        <Fact name={t('organization.legalName')}>{legal_name}</Fact>
        <Fact name={t('organization.address')}>{linesOf(address)}</Fact>
        <Fact name={t('organization.email')}>{email}</Fact>
        <Fact name={t('organization.phone')}>{phone}</Fact>
        {tax_ids.map(({ type, value }) => (
          <Fact key={`${type} ${value}`} name={typeOf(type)}>
            {value}
          </Fact>
        ))}
        <Fact name={t('organization.iban')}>{bank_details?.iban}</Fact>
      </Facts>
      <Facts title={t('organization.rules')}>
        <Fact name={t('organization.currency')}>
          {currency} · {currencyName(currency)}
        </Fact>
        <Fact name={t('organization.timeZone')}>{time_zone}</Fact>
        <Fact name={t('terms.netDays')}>{termsText(payment_terms)}</Fact>
        <Fact name={t('organization.taxRounding')}>{t(`organization.taxRounding_${tax_rounding}`)}</Fact>
        <Fact name={t('organization.applyCredit')}>{t(`organization.applyCredit_${apply_credit}`)}</Fact>
        <Fact name={t('organization.discounts')}>
          {t(`organization.discounts_${organization.settling.discounts}`)}
        </Fact>
        <Fact name={t('organization.sendReceipts')}>{t(`organization.sendReceipts_${send_receipts}`)}</Fact>
      </Facts>
    </Panels>
  );
}
