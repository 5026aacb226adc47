import type { Address, PaymentTerms } from '@countinghouse/client';
import type { TFunction } from 'i18next';
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
  return ({ net_days, end_of_month, day_of_following_month, days_of_month, instalments, ...more }) =>
    [
      ...beforeDays(t, more),
      t('terms.days', { count: net_days }),
      more.net_business_days ? t('terms.businessDaysText', { count: more.net_business_days }) : undefined,
      end_of_month === true ? t('terms.endOfMonth') : undefined,
      day_of_following_month == null
        ? undefined
        : t('terms.untilDayOfFollowingMonth', { day: day_of_following_month }),
      days_of_month == null ? undefined : t('terms.onDaysOfMonth', { days: days_of_month.join('/') }),
      instalments == null ? undefined : t('terms.inInstalments', { count: instalments.length }),
    ]
      .filter((part) => part !== undefined)
      .join(', ');
}

function beforeDays(
  t: TFunction,
  { end_of_month_first, net_months }: Pick<PaymentTerms, 'end_of_month_first' | 'net_months'>,
): (string | undefined)[] {
  return [
    end_of_month_first === true ? t('terms.endOfMonthFirstText') : undefined,
    net_months ? t('terms.months', { count: net_months }) : undefined,
  ];
}

/** Returns a function that names a kind of tax number. Unknown kinds stay as they are. */
export function useTaxIdType(): (type: string) => string {
  const { t } = useTranslation();
  return (type) => t(`taxIds.${type as 'eu_vat'}`, { defaultValue: type });
}
