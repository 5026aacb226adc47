import { type Noun, type Resource, type Scope, type Tag } from '../platform/index.js';
import { anchors } from './record/anchors/anchors.resource.js';
import { attachments } from './outgoing/attachments/attachments.resource.js';
import { apiKeys, sessions, users } from './people/auth/auth.resource.js';
import { creditNotes } from './books/credit-notes/credit-notes.resource.js';
import { customers } from './books/customers/customers.resource.js';
import { documents } from './outgoing/documents/documents.resource.js';
import { audit, events } from './record/events/events.resource.js';
import { exported } from './people/exports/exports.resource.js';
import { invoiceItems, invoices } from './books/invoices/invoices.resource.js';
import { links } from './outgoing/links/links.resource.js';
import { invitations, members } from './people/members/members.resource.js';
import { mailSettings, messages } from './outgoing/messages/messages.resource.js';
import { numberSeries } from './books/numbering/numbering.resource.js';
import { organizations } from './people/organizations/organizations.resource.js';
import { payments, refunds } from './books/payments/payments.resource.js';
import { personalDataResource } from './record/privacy/privacy.resource.js';
import { products } from './books/products/products.resource.js';
import { reminderPolicy } from './outgoing/reminders/reminders.resource.js';
import { reports } from './books/reports/reports.resource.js';
import { statements } from './outgoing/statements/statements.resource.js';
import { tenants } from './people/tenants/tenants.resource.js';
import { webhookDeliveries, webhookEndpoints } from './record/webhooks/webhooks.resource.js';
import { approvals } from './record/approvals/approvals.resource.js';
import { dryRuns } from './record/dry-runs/dry-runs.resource.js';
import { recurringInvoices } from './selling/recurring-invoices/recurring-invoices.resource.js';
import { invoiceTemplates } from './selling/invoice-templates/invoice-templates.resource.js';
import { quoteItems, quotes } from './selling/quotes/quotes.resource.js';
import { bankAccounts } from './bank/bank-accounts/bank-accounts.resource.js';
import { bankMatches } from './bank/bank-matches/bank-matches.resource.js';
import { bills } from './buying/bills/bills.resource.js';
import { billPayments } from './buying/bill-payments/bill-payments.resource.js';
import { paymentRuns } from './buying/payment-runs/payment-runs.resource.js';
import { receivedFiles } from './buying/received-files/received-files.resource.js';
import { suppliers } from './buying/suppliers/suppliers.resource.js';
import { bankLines, bankStatements } from './bank/bank-statements/bank-statements.resource.js';
import { priceLists } from './books/price-lists/price-lists.resource.js';
import { dataExports } from './record/data-exports/data-exports.resource.js';
import { imports } from './record/imports/imports.resource.js';
import { matchingRules } from './bank/matching-rules/matching-rules.resource.js';

/**
 * Every kind of thing that the service knows: the one list of nouns. A new module adds one line at its end.
 *
 * The order is published: that of the scopes in the API. Resource files only, so that every slice may import the list
 * without a cycle.
 */
export const resources: readonly Resource[] = [
  organizations,
  users,
  sessions,
  apiKeys,
  customers,
  products,
  invoices,
  invoiceItems,
  payments,
  refunds,
  creditNotes,
  numberSeries,
  events,
  webhookEndpoints,
  reports,
  documents,
  tenants,
  members,
  invitations,
  attachments,
  webhookDeliveries,
  messages,
  mailSettings,
  audit,
  links,
  anchors,
  exported,
  reminderPolicy,
  statements,
  personalDataResource,
  recurringInvoices,
  invoiceTemplates,
  quotes,
  quoteItems,
  bankAccounts,
  bankStatements,
  bankLines,
  bankMatches,
  dryRuns,
  priceLists,
  receivedFiles,
  suppliers,
  bills,
  dataExports,
  imports,
  matchingRules,
  billPayments,
  paymentRuns,
  approvals,
];

/** Every scope that a key may be given. */
export const scopes: readonly Scope[] = resources.flatMap(({ read, write, approve }) => {
  return [read, write, approve].filter((one) => one !== undefined);
});

/** Every scope that a member may have: those, and what only people may do. */
export const memberScopes: readonly Scope[] = [...scopes, ...resources.flatMap(decisionsOf)];

function decisionsOf({ decide }: Resource): Scope[] {
  return decide === undefined ? [] : [decide];
}

/** The resources that have identifiers. */
export const nouns: readonly Noun[] = resources.flatMap(({ noun, idPrefix }) => {
  return noun === undefined || idPrefix === undefined ? [] : [{ noun, idPrefix }];
});

/** A noun as types of events begin with it: a credit note is a `credit_note`. */
export function eventKind({ noun }: { readonly noun: string }): string {
  return noun.toLowerCase().replaceAll(' ', '_');
}

/** By each type of event: the schema that its object has. */
export const eventTypes: Readonly<Record<string, string>> = Object.fromEntries(
  resources.flatMap(({ noun = '', events = [], partEvents = {} }) => {
    const whole = events.map((happened) => [happened, schemaOf(noun)] as const);
    return [...whole, ...Object.entries(partEvents)].map(([happened, schema]) => [
      `${eventKind({ noun })}.${happened}`,
      `#/components/schemas/${schema}`,
    ]);
  }),
);

function schemaOf(noun: string): string {
  const words = noun.toLowerCase().split(' ');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The chapters of the API reference in their order; those of later resources follow. */
const CHAPTERS = [
  'Authentication',
  'Invoices',
  'Customers',
  'Products',
  'Invoice lifecycle',
  'Calculation',
  'Documents',
  'Number series',
  'Payments',
  'Credit notes',
  'Reports',
  'Organization',
  'Organizations',
  'Members',
  'Invitations',
  'Events',
  'Webhooks',
  'Audit log',
  'Sessions',
  'Second factor',
  'API keys',
];

/** The groups of operations, in the order in which the API reference shows them. */
export const tags: readonly Tag[] = resources
  .flatMap((resource) => resource.tags)
  .sort((one, other) => chapterOf(one) - chapterOf(other));

function chapterOf({ name }: Tag): number {
  const chapter = CHAPTERS.indexOf(name);
  return chapter === -1 ? CHAPTERS.length : chapter;
}
