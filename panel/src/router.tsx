import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { approvalRoutes } from './approval-routes';
import { bankRoutes } from './bank-routes';
import { billRoutes } from './bill-routes';
import { invoiceSearch, newInvoiceSearch } from './invoices/invoice-search';
import { parseSearch, stringifySearch } from './lists/address';
import { lazyPage } from './components/lazy-page';
import { listSearch } from './lists/list-search';
import { creditNoteSearch } from './pages/credit-notes/credit-note-search';
import { customerSearch } from './pages/customers/customer-search';
import { dashboardSearch } from './pages/dashboard/dashboard-search';
import { NotFoundPage } from './pages/not-found-page';
import { PanelFault } from './pages/panel-fault';
import { outboxSearch } from './pages/outbox/outbox-search';
import { paymentSearch } from './pages/payments/payment-search';
import { productSearch } from './pages/products/product-search';

import { deliverySearch } from './pages/settings/webhooks/delivery-search';
import { priceListRoutes } from './price-list-routes';
import { quoteRoutes } from './quote-routes';
import { recurringRoutes } from './recurring-routes';
import { root, settings, signedIn, withoutShell } from './root-routes';
import { settingsOfPeople } from './people-settings-routes';

/** Pages are loaded when they are first needed. Hovering a link preloads its page. */
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: dashboardSearch,
  component: lazyPage(() => import('./pages/dashboard/dashboard-page'), 'DashboardPage'),
});

const invoices = createRoute({
  getParentRoute: () => signedIn,
  path: '/invoices',
  validateSearch: invoiceSearch,
  component: lazyPage(() => import('./pages/invoices/invoices-page'), 'InvoicesPage'),
});

const newInvoice = createRoute({
  getParentRoute: () => signedIn,
  path: '/invoices/new',
  validateSearch: newInvoiceSearch,
  component: lazyPage(() => import('./pages/invoices/new-invoice-page'), 'NewInvoicePage'),
});

const invoice = createRoute({
  getParentRoute: () => signedIn,
  path: '/invoices/$invoiceId',
  component: lazyPage(() => import('./pages/invoices/invoice-page'), 'InvoicePage'),
});

const editInvoice = createRoute({
  getParentRoute: () => signedIn,
  path: '/invoices/$invoiceId/edit',
  component: lazyPage(() => import('./pages/invoices/edit-invoice-page'), 'EditInvoicePage'),
});

const correctInvoice = createRoute({
  getParentRoute: () => signedIn,
  path: '/invoices/$invoiceId/correct',
  component: lazyPage(() => import('./pages/invoices/edit-invoice-page'), 'CorrectInvoicePage'),
});

const payments = createRoute({
  getParentRoute: () => signedIn,
  path: '/payments',
  validateSearch: paymentSearch,
  component: lazyPage(() => import('./pages/payments/payments-page'), 'PaymentsPage'),
});

const payment = createRoute({
  getParentRoute: () => signedIn,
  path: '/payments/$paymentId',
  component: lazyPage(() => import('./pages/payments/payment-page'), 'PaymentPage'),
});

const creditNotes = createRoute({
  getParentRoute: () => signedIn,
  path: '/credit-notes',
  validateSearch: creditNoteSearch,
  component: lazyPage(() => import('./pages/credit-notes/credit-notes-page'), 'CreditNotesPage'),
});

const creditNote = createRoute({
  getParentRoute: () => signedIn,
  path: '/credit-notes/$creditNoteId',
  component: lazyPage(() => import('./pages/credit-notes/credit-note-page'), 'CreditNotePage'),
});

const outbox = createRoute({
  getParentRoute: () => signedIn,
  path: '/outbox',
  validateSearch: outboxSearch,
  component: lazyPage(() => import('./pages/outbox/outbox-page'), 'OutboxPage'),
});

const message = createRoute({
  getParentRoute: () => signedIn,
  path: '/outbox/$messageId',
  component: lazyPage(() => import('./pages/outbox/message-page'), 'MessagePage'),
});

const customers = createRoute({
  getParentRoute: () => signedIn,
  path: '/customers',
  validateSearch: customerSearch,
  component: lazyPage(() => import('./pages/customers/customers-page'), 'CustomersPage'),
});

const newCustomer = createRoute({
  getParentRoute: () => signedIn,
  path: '/customers/new',
  component: lazyPage(() => import('./pages/customers/new-customer-page'), 'NewCustomerPage'),
});

const customer = createRoute({
  getParentRoute: () => signedIn,
  path: '/customers/$customerId',
  component: lazyPage(() => import('./pages/customers/customer-page'), 'CustomerPage'),
});

const editCustomer = createRoute({
  getParentRoute: () => signedIn,
  path: '/customers/$customerId/edit',
  component: lazyPage(() => import('./pages/customers/edit-customer-page'), 'EditCustomerPage'),
});

const products = createRoute({
  getParentRoute: () => signedIn,
  path: '/products',
  validateSearch: productSearch,
  component: lazyPage(() => import('./pages/products/products-page'), 'ProductsPage'),
});

const newProduct = createRoute({
  getParentRoute: () => signedIn,
  path: '/products/new',
  component: lazyPage(() => import('./pages/products/new-product-page'), 'NewProductPage'),
});

const product = createRoute({
  getParentRoute: () => signedIn,
  path: '/products/$productId',
  component: lazyPage(() => import('./pages/products/product-page'), 'ProductPage'),
});

const editProduct = createRoute({
  getParentRoute: () => signedIn,
  path: '/products/$productId/edit',
  component: lazyPage(() => import('./pages/products/edit-product-page'), 'EditProductPage'),
});

const firstSetting = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/organization', replace: true });
  },
});

const organization = createRoute({
  getParentRoute: () => settings,
  path: '/organization',
  component: lazyPage(() => import('./pages/settings/organization/organization-page'), 'OrganizationPage'),
});
const documents = createRoute({
  getParentRoute: () => settings,
  path: '/documents',
  component: lazyPage(() => import('./pages/settings/documents/documents-page'), 'DocumentsPage'),
});
const numbering = createRoute({
  getParentRoute: () => settings,
  path: '/numbering',
  component: lazyPage(() => import('./pages/settings/numbering/numbering-page'), 'NumberingPage'),
});
const mail = createRoute({
  getParentRoute: () => settings,
  path: '/mail',
  component: lazyPage(() => import('./pages/settings/mail/mail-page'), 'MailPage'),
});
const reminders = createRoute({
  getParentRoute: () => settings,
  path: '/reminders',
  component: lazyPage(() => import('./pages/settings/reminders/reminders-page'), 'RemindersPage'),
});
const apiKeys = createRoute({
  getParentRoute: () => settings,
  path: '/api',
  validateSearch: listSearch([], {}),
  component: lazyPage(() => import('./pages/settings/api-keys/api-keys-page'), 'ApiKeysPage'),
});
const webhooks = createRoute({
  getParentRoute: () => settings,
  path: '/webhooks',
  validateSearch: listSearch([], {}),
  component: lazyPage(() => import('./pages/settings/webhooks/webhooks-page'), 'WebhooksPage'),
});

const webhookEndpoint = createRoute({
  getParentRoute: () => settings,
  path: '/webhooks/$endpointId',
  validateSearch: deliverySearch,
  component: lazyPage(() => import('./pages/settings/webhooks/endpoint-page'), 'EndpointPage'),
});

const webhookDelivery = createRoute({
  getParentRoute: () => settings,
  path: '/webhooks/$endpointId/deliveries/$deliveryId',
  component: lazyPage(() => import('./pages/settings/webhooks/delivery-page'), 'DeliveryPage'),
});

const missing = createRoute({ getParentRoute: () => signedIn, path: '/$', component: NotFoundPage });

const settingsOfBooks = [firstSetting, organization, documents, mail, reminders, numbering];
const settingsOfPrograms = [apiKeys, webhooks, webhookEndpoint, webhookDelivery];

const routeTree = root.addChildren([
  ...withoutShell,
  signedIn.addChildren([
    dashboard,
    invoices,
    newInvoice,
    invoice,
    editInvoice,
    correctInvoice,
    ...quoteRoutes,
    ...recurringRoutes,
    payments,
    payment,
    ...approvalRoutes,
    ...bankRoutes,
    ...billRoutes,
    creditNotes,
    creditNote,
    outbox,
    message,
    customers,
    newCustomer,
    customer,
    editCustomer,
    products,
    newProduct,
    product,
    editProduct,
    ...priceListRoutes,
    settings.addChildren([...settingsOfBooks, ...settingsOfPeople, ...settingsOfPrograms]),
    missing,
  ]),
]);

/** Every route of the panel. Pages get their own route by its path, so that they need not import this file. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  // Unknown parameters are not part of a search.
  search: { strict: true },
  defaultPreload: 'intent',
  defaultErrorComponent: PanelFault,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
