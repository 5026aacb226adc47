import { currencyCode } from '../../lists/list-search';
import { isPeriod } from './period';

/** What the address of the start page says. */
export interface DashboardSearch {
  readonly currency?: string;
  readonly period?: string;
}

/** The search parameters of the start page: the chosen currency, and the period of the revenue. */
export function dashboardSearch({ currency, period }: Record<string, unknown>): DashboardSearch {
  return {
    ...(typeof currency === 'string' && currencyCode(currency) ? { currency } : {}),
    ...(isPeriod(period) ? { period } : {}),
  };
}
