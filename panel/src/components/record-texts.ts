import type { Address, PaymentTerms } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import '../i18n/form-texts';

/** Returns a function that formats an address in lines, as on an envelope; undefined for none. */
export function useAddressLines(): (address: Address | null) => string | undefined {
  const { countryName } = useFormats();
  return (address) => {
    if (address === null) return undefined;
    const { line1, line2, line3, postal_code, city, state, country } = address;
    const town = [postal_code, city].filter(Boolean).join(' ');
    const lines = [line1, line2, line3, town, state, country == null ? undefined : countryName(country)];
    return lines.filter((line) => line != null && line !== '').join('\n');
  };
}

/** Returns a function that formats payment terms as a sentence. */
export function useTermsText(): (terms: PaymentTerms) => string {
  const { t } = useTranslation();
  return ({ net_days, end_of_month, day_of_following_month }) =>
    [
      t('terms.days', { count: net_days }),
      end_of_month === true ? t('terms.endOfMonth') : undefined,
      day_of_following_month == null
        ? undefined
        : t('terms.untilDayOfFollowingMonth', { day: day_of_following_month }),
    ]
      .filter((part) => part !== undefined)
      .join(', ');
}

/** Returns a function that names a kind of tax number. Unknown kinds stay as they are. */
export function useTaxIdType(): (type: string) => string {
  const { t } = useTranslation();
  return (type) => t(`taxIds.${type as 'eu_vat'}`, { defaultValue: type });
}
