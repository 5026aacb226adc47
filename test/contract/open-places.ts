import type { OpenPoint } from '../../src/platform/reference/open-points.js';

/** One place where the specification leaves something open. */
export interface Place {
  readonly section: string;
  /** The open questions, by topic and in our own words, with the rows that answer them. */
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

/** Every place where the specification leaves something open, in order. */
export const places: readonly Place[] = [
  { section: '1', answered: { 'interfaces of client libraries': ['OP-1-client-libraries'] } },
  {
    section: '1',
    answered: {
      'rules of the business': ['OP-1-product-price', 'OP-1-discounts', 'OP-1-payments'],
      'how tax is calculated': ['OP-1-tax-computation', 'OP-1-mixed-tax-rates'],
      totals: ['OP-1-item-amount', 'OP-1-totals', 'OP-1-negative-total', 'OP-1-amount-decimals'],
      numbering: ['OP-1-numbering'],
      currency: ['OP-1-currency', 'OP-1-currency-conversion'],
    },
  },
  { section: '2.1', answered: { 'unit of a tax rate': ['OP-2.1-tax-rate-unit'] } },
  {
    section: '2.3',
    answered: {
      'fields of an invoice': ['OP-2.3-invoice-record', 'OP-2.3-item-record', 'OP-2.3-name-snapshot'],
      'fields of a customer': ['OP-2.3-customer-record'],
      'fields of a product': ['OP-2.3-product-record'],
    },
  },
  {
    section: '2.3',
    answered: {
      'what must be sent': [
        'OP-2.3-customer-id-required',
        'OP-2.3-items-required',
        'OP-2.3-tax-rate-required',
        'OP-2.3-item-fields-required',
        'OP-2.3-null',
      ],
      'what may be sent besides': [
        'OP-2.3-optional-invoice-fields',
        'OP-2.3-optional-item-fields',
        'OP-2.3-issue-date',
        'OP-2.3-due-date',
        'OP-2.3-payment-terms',
        'OP-2.3-unknown-fields',
      ],
      lengths: ['OP-2.3-item-count', 'OP-2.3-text-form', 'OP-2.3-metadata'],
      'ranges of numbers': [
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
    answered: {
      'states of invoices': ['OP-3-invoice-states'],
      'states of customers': ['OP-3-customer-states'],
      'states of products': ['OP-3-product-states'],
      'changes of state': ['OP-3-invoice-moves', 'OP-3-invoice-change', 'OP-3-invoice-delete'],
    },
  },
  { section: '4', answered: { 'whether signing in takes a credential': ['OP-4-login-header'] } },
  { section: '4', answered: { 'base address of requests': ['OP-4-base-url'] } },
  { section: '4.1', answered: { 'base address of operations': ['OP-4-base-url'] } },
  {
    section: '4.2',
    answered: {
      'bodies of answers': [...ANSWERS, 'OP-4.2-answer-headers'],
      'statuses of answers': [...ANSWERS, 'OP-7-error-statuses'],
    },
  },
  {
    section: '4.2',
    answered: {
      'body of signing in': ['OP-5-login-fields'],
      'body of changing an invoice': ['OP-4.2-invoice-update-body', 'OP-4.2-concurrent-updates'],
      'body of creating a customer': ['OP-4.2-customer-create-body', 'OP-4.2-customer-unique'],
      'body of creating a product': ['OP-4.2-product-create-body', 'OP-4.2-product-unique'],
    },
  },
  {
    section: '4.2',
    answered: {
      'parameters of lists': ['OP-4.2-unknown-parameters'],
      filtering: ['OP-4.2-filters'],
      sorting: ['OP-4.2-sort'],
      paging: ['OP-4.2-paging'],
    },
  },
  { section: '4.2', answered: { 'prefixes of paths': ['OP-4.2-prefixes'] } },
  { section: '5', answered: { 'form and life of API keys': ['OP-5-key-form', 'OP-5-key-lifetime'] } },
  {
    section: '5',
    answered: {
      'fields of signing in': ['OP-5-login-fields'],
      'form of tokens': ['OP-5-token-form'],
      'life of tokens': ['OP-5-token-lifetime', 'OP-5-token-end'],
      'token or key': ['OP-5-token-or-key'],
      permissions: ['OP-5-scopes', 'OP-5-roles'],
    },
  },
  {
    section: '6',
    answered: {
      events: ['OP-6-events'],
      webhooks: ['OP-6-webhooks'],
      notifications: ['OP-6-notifications'],
    },
  },
  {
    section: '7',
    answered: {
      format: ['OP-7-error-format', 'OP-7-field-errors'],
      'error codes': ['OP-7-error-codes'],
      'which error means what': [
        'OP-7-error-statuses',
        'OP-7-credential-errors',
        'OP-7-login-errors',
        'OP-7-unknown-invoice',
      ],
    },
  },
  {
    section: '8',
    answered: {
      'requests in a while': ['OP-8-rate-limits', 'OP-8-login-attempts'],
      'size of requests': ['OP-8-body-size', 'OP-2.3-item-count'],
      'size of pages': ['OP-8-page-size'],
      timeouts: ['OP-8-timeouts', 'OP-8-repeated-creation'],
    },
  },
  { section: '9', answered: { 'base address of versions': ['OP-4-base-url'] } },
  {
    section: '9',
    answered: {
      'how versions change': ['OP-9-version-policy'],
      'how something is withdrawn': ['OP-9-deprecation'],
      'choosing a version': ['OP-9-version-header'],
    },
  },
];

/** The number of open places in each section, counted in the specification. A place missing above is noticed. */
export const placesBySection: Readonly<Record<string, number>> = {
  '1': 2,
  '2.1': 1,
  '2.3': 2,
  '3': 1,
  '4': 2,
  '4.1': 1,
  '4.2': 4,
  '5': 2,
  '6': 1,
  '7': 1,
  '8': 1,
  '9': 2,
};
