import { currencyCode } from '../../lists/list-search';

/** The search parameters of the start page: the chosen currency. */
export function dashboardSearch({ currency }: Record<string, unknown>): { currency?: string } {
  return typeof currency === 'string' && currencyCode(currency) ? { currency } : {};
}
