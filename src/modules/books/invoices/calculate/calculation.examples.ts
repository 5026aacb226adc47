import { amountsExample, itemExample } from '../invoices.examples.js';

export const calculatedInvoiceExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  customer_name: 'Difference Engines GmbH',
  issue_date: null,
  due_date: '2026-12-21',
  payment_plan: null,
  ...amountsExample,
  items: [itemExample],
};

const plainStep = { exact: null, rounding: 'none', shares: [] };
const ofDocument = { ...plainStep, scope: 'document' };
const ofGroup = { ...plainStep, scope: 'tax group S 19 %' };

export const calculationExample = {
  invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'draft',
  currency: 'EUR',
  tax_rounding: 'document',
  prices_include_tax: false,
  steps: [
    {
      ...plainStep,
      step: 'line_gross',
      scope: 'line 1',
      title: 'Quantity times price',
      rules: ['BR-24'],
      formula: '12.5 × 95.5',
      exact: '1193.75',
      rounding: 'half-up',
      result: 1193.75,
    },
    {
      ...ofGroup,
      step: 'group_sum',
      title: 'Lines of the group, with its discounts and charges',
      rules: ['BR-S-08'],
      formula: '1193.75',
      result: 1193.75,
    },
    {
      ...ofGroup,
      step: 'group_tax',
      title: 'Tax of the group',
      rules: ['BR-CO-17', 'BR-S-09'],
      formula: '1193.75 × 19 %',
      exact: '226.8125',
      rounding: 'half-up',
      result: 226.81,
    },
    {
      ...ofDocument,
      step: 'total',
      title: 'Total with tax',
      rules: ['BR-CO-15'],
      formula: '1193.75 + 226.81',
      result: 1420.56,
    },
  ],
};
