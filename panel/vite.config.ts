import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './tools/precompress.mjs';
import { weigh } from './tools/weigh.mjs';

/** Where the service listens during development. */
const service = process.env['SERVICE_URL'] ?? 'http://127.0.0.1:3000';

/** What only pages with forms need. It stays out of the first load. */
const OF_FORMS =
  /src\/(?:forms|actions|customers|products|pickers|history|mail)\/(?!fault|.*queries)|src\/invoices\/(?:document-files|totals|editor\/use-invoice-labels|issue|e-invoice|findings|(?:adjustment|line|invoice|plan)-values)|src\/i18n\/(?:.*\/)?(?:document-settings|e-invoice|findings|organization|history|people|security|invoice-(?:page|texts|template)|form-texts|invoice-editor|adjustments|conflict|pickers|tax-ids|terms|issue|mail|messages)|src\/session\/(?:code-field|second|qr)|src\/documents|src\/pages\/links\/link-page|src\/components\/(?:facts|neighbours|record-texts|metadata-facts|print-button|record-loader)|fields\/.*(?:decimal|number|time-|day-)|components\/copy|invoices\/invoice-queries|src\/lists\/import|src\/(?:files\/base64|components\/problem-alert|pages\/settings\/(?:organization|documents|mail)\/.*-values)|useBlocker|(?:Alert|FileButton|Checkbox|InlineInput|Switch)\/|\/(?:Autocomplete\/|Combobox\/(?!ComboboxChevron|Combobox.module|get-parsed)|Select\/|Textarea\/|Autosize\/|SimpleGrid\/|Table\/|List\/|Pill\/|PillsInput\/|TagsInput\/|Menu\/|Radio\/)|lists\/filter-choices/;

/** What only webhooks need. It stays out of the first load as well. */
const OF_WEBHOOKS =
  /src\/webhooks\/(?!webhook-queries)|src\/i18n\/(?:.*\/)?webhook|src\/pages\/settings\/webhooks\/(?!.*search)/;

/** The editor of invoices, which the form of recurring invoices has as well. */
const OF_EDITOR = /src\/invoices\/(?:editor\/(?!use-invoice-labels)|texts\/text-|use-calculation)/;

/** What only recurring invoices need. */
const OF_RECURRING = /src\/recurring\/|src\/i18n\/(?:.*\/)?recurring/;

/** What only quotes need, but for their editor, which would bring that of invoices. */
const OF_QUOTES = /src\/quotes\/(?!quote-(?:form|values))|src\/i18n\/(?:.*\/)?quote/;

/** What only bills of suppliers, and paying them, need. */
const OF_BILLS =
  /src\/bills\/|src\/pages\/(?:bills|purchases)\/(?!.*search)|src\/pickers\/supplier|src\/i18n\/(?:(?:bill|purchase)-texts|locales\/\w+\/(?:bills|purchases))/;

/** The texts and queries of price lists, which their pages and the editors of invoices and quotes show. */
const OF_PRICE_LISTS =
  /src\/price-lists\/price-list-queries|src\/i18n\/(?:price-list-texts|locales\/\w+\/price-lists)/;

/** What only the pages of the bank need. */
const OF_BANK = /src\/pages\/bank\/(?!.*search)|src\/i18n\/(?:bank-texts|locales\/\w+\/bank)/;

/** What only those need who sign in. */
const OF_SIGN_IN =
  /\/PasswordInput\/|src\/pages\/sign-in\/(?!safe)|src\/session\/(?:sign-in-form|use-sign-in)/;

/** What only approvals need. */
const OF_APPROVALS =
  /src\/pages\/approvals\/(?!.*search)|src\/i18n\/(?:approval-texts|locales\/\w+\/approvals)/;

/** The texts of the overview, which has the names of all events. */
const OF_OVERVIEW = /src\/i18n\/(?:dashboard-texts|locales\/\w+\/(?:dashboard|events))/;

/** The texts of documents and payments. */
const OF_DOCUMENTS = /src\/i18n\/(?:document-texts|locales\/\w+\/(?:documents|payments|credit-notes))/;

/** The texts of customers. */
const OF_CUSTOMERS = /src\/i18n\/(?:(?:customer|merging)-texts|locales\/\w+\/(?:customers|merging))/;

/** What goes to and comes from spreadsheets. */
const OF_TRANSFER =
  /src\/lists\/export\/(?:csv|export-list)|components\/save-file|src\/i18n\/(?:transfer-texts|locales\/\w+\/transfer)/;

/** The texts of products. */
const OF_PRODUCTS = /src\/i18n\/(?:product-texts|locales\/\w+\/(?:products|tax-categories))/;

/** What marks test books. */
const OF_TEST_BOOKS =
  /src\/test-books\/(?!books-clock)|src\/i18n\/(?:test-books-texts|locales\/\w+\/test-books)/;

/** What all pages behind the sign-in page need, although few files ask for it. */
const OF_PANEL =
  /query-core.*\/(?:query|mutation)(?:Cache|Client)|src\/query-client|src\/.*-search\.ts|src\/i18n\/panel-texts|src\/shell\/(?:shell\.module|navigation|account\.)|src\/shortcuts\/shortcut-choice/;

/** What opens over a page: dialogs, menus and popovers with what places them. It stays out of the first load, too. */
const OF_OVERLAYS =
  /src\/components\/(?:dialog|delete|question|discard|typed-here|use-escape)|src\/invoices\/bulk\/bulk|src\/i18n\/(?:.*\/)?bulk|@floating-ui|react-remove-scroll|use-sidecar|klona|fast-deep-equal|react-transition-group|@mantine\/(?:notifications|form)|\/(?:Modal|ModalBase|Drawer|Popover|Floating|Tooltip|FocusTrap|Overlay|ScrollArea|Notification|SegmentedControl|FloatingIndicator|Progress|use-focus-trap|use-focus-return|use-click-outside|use-long-press)\//;

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The API's own client, taken from its sources. */
const client = path('../clients/javascript/src/index.ts');

export default defineConfig({
  plugins: [react(), precompress(), weigh()],
  resolve: { alias: { '@countinghouse/client': client } },
  // The service replaces this word by a new nonce in every page: src/platform/panel/serve-panel.ts.
  html: { cspNonce: 'PANEL_CSP_NONCE' },
  build: {
    target: 'es2022',
    // The Content-Security-Policy lets through no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // What pages share comes in one file for the first load and one for forms, instead of in dozens of a few bytes each.
    rolldownOptions: {
      // The sign-in page is loaded alone, so that what it shares with other pages comes in a file of its own: start.
      input: { index: path('index.html'), 'sign-in-page': path('src/pages/sign-in/sign-in-page.tsx') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'shared',
              test: (id) =>
                !OF_FORMS.test(id) &&
                !OF_OVERLAYS.test(id) &&
                !OF_SIGN_IN.test(id) &&
                !OF_WEBHOOKS.test(id) &&
                !OF_EDITOR.test(id) &&
                !OF_RECURRING.test(id) &&
                !OF_QUOTES.test(id) &&
                !OF_BILLS.test(id) &&
                !OF_APPROVALS.test(id) &&
                !OF_OVERVIEW.test(id) &&
                !OF_BANK.test(id) &&
                !OF_PRICE_LISTS.test(id) &&
                !OF_DOCUMENTS.test(id) &&
                !OF_CUSTOMERS.test(id) &&
                !OF_TRANSFER.test(id) &&
                !OF_PRODUCTS.test(id) &&
                !OF_TEST_BOOKS.test(id),
              minShareCount: 3,
              priority: 2,
            },
            { name: 'webhooks', test: OF_WEBHOOKS, minShareCount: 2, priority: 4 },
            { name: 'editor', test: OF_EDITOR, minShareCount: 2, priority: 4 },
            { name: 'recurring', test: OF_RECURRING, minShareCount: 2, priority: 4 },
            { name: 'quotes', test: OF_QUOTES, minShareCount: 2, priority: 4 },
            { name: 'overview', test: OF_OVERVIEW, minShareCount: 2, priority: 4 },
            { name: 'approvals', test: OF_APPROVALS, minShareCount: 2, priority: 4 },
            { name: 'bank', test: OF_BANK, minShareCount: 2, priority: 4 },
            { name: 'bills', test: OF_BILLS, minShareCount: 2, priority: 4 },
            { name: 'price-lists', test: OF_PRICE_LISTS, minShareCount: 2, priority: 4 },
            { name: 'sign-in', test: OF_SIGN_IN, minShareCount: 2, priority: 6 },
            { name: 'start', tags: ['$initial'], test: (id) => !id.includes('src/main'), priority: 5 },
            { name: 'customers', test: OF_CUSTOMERS, minShareCount: 2, priority: 4 },
            { name: 'transfer', test: OF_TRANSFER, minShareCount: 2, priority: 4 },
            { name: 'products', test: OF_PRODUCTS, minShareCount: 2, priority: 4 },
            { name: 'test-books', test: OF_TEST_BOOKS, minShareCount: 2, priority: 4 },
            { name: 'documents', test: OF_DOCUMENTS, minShareCount: 2, priority: 4 },
            { name: 'overlays', test: OF_OVERLAYS, minShareCount: 2, priority: 3 },
            { name: 'forms', test: OF_FORMS, minShareCount: 2, priority: 1 },
            { name: 'panel', test: OF_PANEL, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      [
        '/api',
        '/v1',
        '/docs',
        '/reference',
        '/guides',
        '/openapi',
        '/code-samples.json',
        '/problems',
        '/health',
      ].map((path) => [path, service]),
    ),
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    restoreMocks: true,
    // What hangs is ended; what is slow, on a slow machine, is not.
    testTimeout: 60_000,
  },
});
