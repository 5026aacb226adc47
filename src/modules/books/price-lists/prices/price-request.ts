import { fromTypeId } from '../../../../kernel/ids/type-id.js';
import { isCurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { Problem, type FieldFault } from '../../../../kernel/problems/problem.js';
import { isCalendarDate, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { customers } from '../../customers/customers.resource.js';

/** What a caller asks of the price of a product. */
export interface PriceRequest {
  readonly customerId: string | undefined;
  readonly quantity: Decimal;
  readonly on: CalendarDate | undefined;
  readonly currency: string | undefined;
}

/** How the parameters are documented. */
export const priceParameters = [
  {
    name: 'customer_id',
    description: 'Whose price is asked; without one, the product’s own.',
    schema: { type: 'string' },
  },
  {
    name: 'quantity',
    description:
      'How many are sold; one if it is not given. Below zero, of a return, it is the price of as many.',
    schema: { type: 'number' },
  },
  { name: 'on', description: 'On which day; without it today.', schema: { type: 'string', format: 'date' } },
  {
    name: 'currency',
    description: 'In which currency; without it the customer’s, else the organization’s.',
    schema: { type: 'string' },
  },
] as const;

/** The largest quantity that a line can have, in millionths. */
const QUANTITY_MAX = 999_999_999_999_999n;

/** Reads the parameters. Raises `invalid_parameter` with every fault. */
export function priceRequest(query: Readonly<Record<string, string>>): PriceRequest {
  const { customer_id, on, currency } = query;
  const faults: FieldFault[] = [];
  const fault = (pointer: string, detail: string): void => {
    faults.push({ pointer, code: 'invalid_parameter', detail });
  };
  const customerId = customer_id === undefined ? undefined : fromTypeId(customers.idPrefix, customer_id);
  if (customer_id !== undefined && customerId === undefined) throw unknownCustomer();
  const quantity = Decimal.parse(query.quantity ?? '1');
  const units = quantity === undefined || quantity.micros >= 0n ? quantity?.micros : -quantity.micros;
  if (units === undefined || units === 0n || units > QUANTITY_MAX) {
    fault('quantity', 'A quantity other than 0 within ±999999999.999999 was expected.');
  }
  if (on !== undefined && !isCalendarDate(on)) fault('on', 'A day as YYYY-MM-DD was expected.');
  if (currency !== undefined && !isCurrencyCode(currency)) {
    fault('currency', 'A currency of ISO 4217 was expected.');
  }
  if (faults.length > 0 || quantity === undefined) throw refused(faults);
  return { customerId, quantity, on, currency };
}

/** Says that there is no such customer, as for an identifier that is none. */
export function unknownCustomer(): Problem {
  const detail = 'There is no customer with this identifier.';
  return refused([{ pointer: 'customer_id', code: 'invalid_parameter', detail }]);
}

function refused(errors: readonly FieldFault[]): Problem {
  return new Problem('invalid_parameter', 'The price cannot be told; see errors.', { errors });
}
