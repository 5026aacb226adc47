import { floorOf, isDoor, isResource, sliceFolderOf, sliceOf } from './places.js';
import { importRule } from './rule.js';

/**
 * The slices that each slice may use, through their index.ts. A slice that is not listed uses none. Webhooks use
 * no slice that announces something, because events inform them of everything.
 */
export const SLICES_USED_BY: Readonly<Record<string, readonly string[]>> = {
  anchors: ['events', 'exports'],
  'applied-credit': ['credit-notes', 'customers', 'invoices', 'organizations', 'payments', 'receivables'],
  attachments: ['invoices'],
  auth: ['organizations'],
  'bank-matches': [
    'bank-accounts',
    'bank-statements',
    'credit-notes',
    'invoices',
    'matching-rules',
    'organizations',
    'payments',
  ],
  'bank-statements': ['bank-accounts'],
  'matching-rules': ['bank-accounts', 'bank-statements', 'customers'],
  'bill-matches': ['bank-matches', 'bill-payments', 'bills', 'organizations', 'payment-runs', 'suppliers'],
  'bill-payments': ['bank-matches', 'bills', 'organizations', 'suppliers'],
  bills: ['auth', 'organizations', 'received-files', 'suppliers'],
  corrections: ['credit-notes', 'invoices'],
  'credit-notes': ['customers', 'invoices', 'numbering', 'organizations', 'products'],
  'customer-merges': ['customers', 'organizations'],
  customers: ['organizations'],
  documents: ['attachments', 'credit-notes', 'customers', 'invoices', 'numbering', 'organizations'],
  'data-exports': ['exports', 'organizations'],
  approvals: ['auth', 'dry-runs'],
  'dry-runs': ['events'],
  duplicates: ['customers', 'invoices', 'products'],
  events: ['exports'],
  'first-start': ['auth', 'organizations'],
  imports: ['customers', 'invoices', 'numbering', 'organizations', 'payments', 'products'],
  invoices: ['customers', 'numbering', 'organizations', 'price-lists', 'products'],
  links: ['credit-notes', 'documents', 'invoices'],
  messages: [
    'attachments',
    'auth',
    'credit-notes',
    'customers',
    'documents',
    'invoices',
    'links',
    'organizations',
    'payments',
    'receipts',
    'receivables',
  ],
  members: ['auth', 'organizations'],
  numbering: ['exports', 'organizations'],
  organizations: [],
  'payment-runs': ['bank-accounts', 'bill-payments', 'bills', 'organizations', 'suppliers'],
  payments: ['customers', 'invoices', 'organizations'],
  'price-lists': ['customers', 'organizations', 'products'],
  privacy: [
    'anchors',
    'approvals',
    'auth',
    'customers',
    'data-exports',
    'imports',
    'organizations',
    'receivables',
  ],
  products: ['organizations'],
  quotes: [
    'customers',
    'documents',
    'duplicates',
    'invoices',
    'links',
    'messages',
    'numbering',
    'organizations',
    'products',
  ],
  receivables: ['customers', 'invoices', 'organizations'],
  'invoice-templates': ['customers', 'duplicates', 'invoices', 'products'],
  'recurring-invoices': [
    'auth',
    'customers',
    'documents',
    'duplicates',
    'invoices',
    'messages',
    'organizations',
    'products',
  ],
  receipts: ['documents', 'organizations', 'payments', 'receivables'],
  reminders: ['customers', 'documents', 'invoices', 'messages', 'organizations', 'receivables'],
  reports: ['invoices', 'organizations', 'receivables'],
  settings: ['auth', 'numbering', 'organizations'],
  statements: ['customers', 'documents', 'invoices', 'messages', 'organizations', 'receivables', 'reports'],
  suppliers: ['organizations'],
  tenants: ['auth', 'organizations'],
  webhooks: ['auth', 'events', 'organizations'],
};

/**
 * A slice is imported through its index.ts, and only by the slices of the table; the app may also import its module.
 * All slices may import its resource files, which contain what they must know and import nothing else.
 */
export const slices = importRule(
  (path) => ['app', 'modules'].includes(floorOf(path) ?? ''),
  ({ target = '' }, { path }) => {
    const from = sliceOf(path);
    const to = sliceOf(target);
    if (to === undefined || to === from || isResource(target)) return undefined;
    if (from !== undefined && !(SLICES_USED_BY[from] ?? []).includes(to)) {
      return {
        wrong: `the slice ${from} imports the slice ${to}`,
        fix: 'pass the value in, listen to an event, or argue for a new line in SLICES_USED_BY (rules/slices.ts)',
      };
    }
    if (
      isDoor(target) ||
      (from === undefined && /^src\/modules\/[^/]+\/[^/]+\/[^/]+\.module\.ts$/.test(target))
    )
      return undefined;
    return {
      wrong: `${target} is inside the slice ${to}`,
      fix: `import it from ${sliceFolderOf(target)}/index.ts, after making sure that others may rely on it`,
    };
  },
);
