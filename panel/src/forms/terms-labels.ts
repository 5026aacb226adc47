import type { TFunction } from 'i18next';
import '../i18n/form-texts';

/** Returns the labels of payment terms by their paths, for texts that name a field. */
export function termsLabels(t: TFunction): Record<string, string> {
  return {
    'payment_terms.net_days': t('terms.netDays'),
    'payment_terms.end_of_month': t('terms.endOfMonth'),
    'payment_terms.day_of_following_month': t('terms.dayOfFollowingMonth'),
    'payment_terms.end_of_month_first': t('terms.endOfMonthFirst'),
    'payment_terms.net_months': t('terms.netMonths'),
    'payment_terms.net_business_days': t('terms.businessDays'),
    'payment_terms.days_of_month': t('terms.daysOfMonth'),
    'payment_terms.if_day_off': t('terms.ifDayOff'),
    'payment_terms.holidays_of': t('terms.holidaysOf'),
    'payment_terms.instalments': t('terms.instalments'),
    'payment_terms.early_payment': t('terms.earlyPayment'),
  };
}
