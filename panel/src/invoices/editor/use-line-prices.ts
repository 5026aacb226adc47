import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../customers/customer-queries';
import { isDay } from '../../fields/day-text';
import type { InvoiceValues } from '../invoice-values';
import type { LinePrices } from './line-props';

/** Returns what decides the prices of the lines: the customer with the price list, the day, and the tax. */
export function useLinePrices(values: InvoiceValues, areSent: boolean): LinePrices {
  const { customer_id, issue_date, prices_include_tax } = values;
  const { data } = useQuery({ ...customerQuery(customer_id ?? ''), enabled: customer_id !== null });
  return {
    customer_id,
    list: customer_id === null ? null : data?.price_list_id,
    on: isDay(issue_date) ? issue_date : undefined,
    includeTax: prices_include_tax,
    areSent,
  };
}
