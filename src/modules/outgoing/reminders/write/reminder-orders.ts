import { jobKind } from '../../../../platform/index.js';
import type { CustomerOrder } from './due-page.js';

/** Asks for the money of a customer's invoices in one currency, as far as levels are due. */
export const remindCustomer = jobKind<CustomerOrder>('reminders.remind_customer');
