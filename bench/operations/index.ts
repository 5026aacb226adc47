import { createCustomer } from './create-customer.js';
import { finalizeInManySeries, finalizeInOneSeries } from './finalize-invoice.js';
import { calculateInvoice, createInvoice } from './create-invoice.js';
import { getInvoice } from './get-invoice.js';
import { filterInvoices, listInvoices, searchInvoices } from './list-invoices.js';
import { receivables, revenue } from './read-reports.js';
import { recordPayment } from './record-payment.js';
import type { BenchOperation } from './operation.js';

/** The hot operations, in the order in which they are measured. */
export const operations: readonly BenchOperation[] = [
  getInvoice,
  listInvoices,
  filterInvoices,
  searchInvoices,
  calculateInvoice,
  createInvoice,
  finalizeInOneSeries,
  finalizeInManySeries,
  recordPayment,
  createCustomer,
  receivables,
  revenue,
];
