import { currencyCode } from '../../lists/list-search';

/** What the address of the dashboard may say: the currency that is looked at. */
export function dashboardSearch({ currency }: Record<string, unknown>): { currency?: string } {
  return typeof currency === 'string' && currencyCode(currency) ? { currency } : {};
}
