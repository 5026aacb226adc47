import type { BenchOperation } from './operation.js';

export const createCustomer: BenchOperation = {
  name: 'create customer',
  request: (books) =>
    books.writes('/customers', {
      name: 'Difference Engines GmbH',
      email: 'accounts@difference.example',
      billing_address: { line1: 'Hauptstr. 5', postal_code: '10115', city: 'Berlin', country: 'DE' },
      payment_terms: { net_days: 14 },
      metadata: { segment: 'engineering' },
    }),
};
