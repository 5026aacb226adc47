import type { OpenPoint } from '../../src/platform/reference/open-points.js';

/** A line of the specification that leaves something open. */
export interface Place {
  readonly section: string;
  /** How many marks the line has. */
  readonly marks: number;
  /** What it leaves open, by phrases of the line, and the rows that answer it. */
  readonly answered: Readonly<Record<string, readonly OpenPoint['id'][]>>;
}

const ANSWERS: readonly OpenPoint['id'][] = [
  'OP-4.2-login-answer',
  'OP-4.2-invoice-create-answer',
  'OP-4.2-invoice-list-answer',
  'OP-4.2-invoice-get-answer',
  'OP-4.2-invoice-update-answer',
  'OP-4.2-invoice-delete-answer',
  'OP-4.2-customer-list-answer',
  'OP-4.2-customer-create-answer',
  'OP-4.2-product-list-answer',
  'OP-4.2-product-create-answer',
];

/** Every place of the specification that leaves something open, in its order. */
export const places: readonly Place[] = [
  { section: '1', marks: 1, answered: { 'Their interfaces': ['OP-1-client-libraries'] } },
  {
    section: '1',
    marks: 1,
    answered: {
      'Business rules': ['OP-1-product-price', 'OP-1-discounts', 'OP-1-payments'],
      'tax computation': ['OP-1-tax-computation', 'OP-1-mixed-tax-rates'],
      totals: ['OP-1-item-amount', 'OP-1-totals', 'OP-1-negative-total', 'OP-1-amount-decimals'],
      numbering: ['OP-1-numbering'],
      currency: ['OP-1-currency', 'OP-1-currency-conversion'],
    },
  },
  { section: '2.1', marks: 1, answered: { 'Its unit': ['OP-2.1-tax-rate-unit'] } },
  {
    section: '2.3',
    marks: 1,
    answered: {
      'invoice record': ['OP-2.3-invoice-record', 'OP-2.3-item-record', 'OP-2.3-name-snapshot'],
      'customer record': ['OP-2.3-customer-record'],
      'product record': ['OP-2.3-product-record'],
    },
  },
  {
    section: '2.3',
    marks: 2,
    answered: {
      'required or optional': [
        'OP-2.3-customer-id-required',
        'OP-2.3-items-required',
        'OP-2.3-tax-rate-required',
        'OP-2.3-item-fields-required',
        'OP-2.3-null',
      ],
      'Optional fields': [
        'OP-2.3-optional-invoice-fields',
        'OP-2.3-optional-item-fields',
        'OP-2.3-issue-date',
        'OP-2.3-due-date',
        'OP-2.3-payment-terms',
        'OP-2.3-unknown-fields',
      ],
      length: ['OP-2.3-item-count', 'OP-2.3-text-form', 'OP-2.3-metadata'],
      'minimum, maximum': [
        'OP-2.3-quantity-range',
        'OP-2.3-price-range',
        'OP-2.3-tax-rate-range',
        'OP-2.3-total-range',
      ],
      format: [
        'OP-2.3-identifier-form',
        'OP-2.3-unknown-identifiers',
        'OP-2.3-exact-numbers',
        'OP-2.3-date-form',
      ],
    },
  },
  {
    section: '3',
    marks: 1,
    answered: {
      'States of an invoice': ['OP-3-invoice-states'],
      customer: ['OP-3-customer-states'],
      product: ['OP-3-product-states'],
      moves: ['OP-3-invoice-moves', 'OP-3-invoice-change', 'OP-3-invoice-delete'],
    },
  },
  { section: '4', marks: 2, answered: { 'the login operation': ['OP-4-login-header'] } },
  { section: '4', marks: 1, answered: { 'addressed to {base_url}': ['OP-4-base-url'] } },
  { section: '4.1', marks: 1, answered: { 'sent to {base_url}': ['OP-4-base-url'] } },
  {
    section: '4.2',
    marks: 1,
    answered: {
      'Response bodies': [...ANSWERS, 'OP-4.2-answer-headers'],
      'status codes': [...ANSWERS, 'OP-7-error-statuses'],
    },
  },
  {
    section: '4.2',
    marks: 1,
    answered: {
      'endpoints 1,': ['OP-5-login-fields'],
      ' 5,': ['OP-4.2-invoice-update-body', 'OP-4.2-concurrent-updates'],
      ' 8 ': ['OP-4.2-customer-create-body', 'OP-4.2-customer-unique'],
      ' 10': ['OP-4.2-product-create-body', 'OP-4.2-product-unique'],
    },
  },
  {
    section: '4.2',
    marks: 1,
    answered: {
      'Query parameters': ['OP-4.2-unknown-parameters'],
      filtering: ['OP-4.2-filters'],
      sorting: ['OP-4.2-sort'],
      paging: ['OP-4.2-paging'],
    },
  },
  { section: '4.2', marks: 1, answered: { 'Relationship between': ['OP-4.2-prefixes'] } },
  { section: '5', marks: 1, answered: { '<API_KEY>': ['OP-5-key-form', 'OP-5-key-lifetime'] } },
  {
    section: '5',
    marks: 1,
    answered: {
      'Credential fields': ['OP-5-login-fields'],
      'token format': ['OP-5-token-form'],
      lifetime: ['OP-5-token-lifetime', 'OP-5-token-end'],
      'replaces the API key': ['OP-5-token-or-key'],
      'permission scopes': ['OP-5-scopes', 'OP-5-roles'],
    },
  },
  {
    section: '6',
    marks: 1,
    answered: {
      Events: ['OP-6-events'],
      webhooks: ['OP-6-webhooks'],
      notifications: ['OP-6-notifications'],
    },
  },
  {
    section: '7',
    marks: 1,
    answered: {
      format: ['OP-7-error-format', 'OP-7-field-errors'],
      'error codes': ['OP-7-error-codes'],
      'per failure condition': [
        'OP-7-error-statuses',
        'OP-7-credential-errors',
        'OP-7-login-errors',
        'OP-7-unknown-invoice',
      ],
    },
  },
  {
    section: '8',
    marks: 1,
    answered: {
      'Rate limits': ['OP-8-rate-limits', 'OP-8-login-attempts'],
      'size limits': ['OP-8-body-size', 'OP-2.3-item-count'],
      'paging limits': ['OP-8-page-size'],
      timeouts: ['OP-8-timeouts', 'OP-8-repeated-creation'],
    },
  },
  { section: '9', marks: 1, answered: { 'after {base_url}': ['OP-4-base-url'] } },
  {
    section: '9',
    marks: 1,
    answered: {
      'Version policy': ['OP-9-version-policy'],
      'deprecation rules': ['OP-9-deprecation'],
      'selection by header': ['OP-9-version-header'],
    },
  },
];

/** How many marks each section has: what the table must come to where the specification is not at hand. */
export const marksBySection: Readonly<Record<string, number>> = {
  '1': 2,
  '2.1': 1,
  '2.3': 3,
  '3': 1,
  '4': 3,
  '4.1': 1,
  '4.2': 4,
  '5': 2,
  '6': 1,
  '7': 1,
  '8': 1,
  '9': 2,
};
