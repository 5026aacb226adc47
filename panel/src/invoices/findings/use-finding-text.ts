import type { Finding } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useCustomerLabels } from '../../customers/use-customer-labels';
import '../../i18n/e-invoice-texts';
import { useInvoiceLabels } from '../editor/use-invoice-labels';
import { findingPath } from './finding-path';

/**
 * Returns a function that says what to do about a finding: the panel's sentence for its rule. For the rare rules it is
 * the service's sentence in English, otherwise the field and the kind of fault.
 */
export function useFindingText(): (finding: Finding) => string {
  const { t, i18n } = useTranslation();
  const labels = { customer: useCustomerLabels(), invoice: useInvoiceLabels() };
  return (finding) => {
    const { rule, code, message, where } = finding;
    const own = t(`findings.rules.${rule as 'BR-08'}`, { defaultValue: '' });
    if (own !== '') return own;
    if (i18n.language === 'en') return message;
    const path = findingPath(finding);
    const field = where === 'organization' ? t('findings.ofOrganization') : labels[where].labelOf(path);
    const text = t(`findings.codes.${code as 'required'}`, { defaultValue: message });
    return t('findings.general', { field: field === path ? path.split('.')[0] : field, text });
  };
}
