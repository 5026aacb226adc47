import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { billSearch } from './pages/bills/bill-search';
import { purchaseSearch } from './pages/purchases/purchase-search';
import { signedIn } from './root-routes';

const bills = createRoute({
  getParentRoute: () => signedIn,
  path: '/bills',
  validateSearch: billSearch,
  component: lazyPage(() => import('./pages/bills/bills-page'), 'BillsPage'),
});

const bill = createRoute({
  getParentRoute: () => signedIn,
  path: '/bills/$billId',
  component: lazyPage(() => import('./pages/bills/bill-page'), 'BillPage'),
});

// One file for all that is paid, so that the first load names one file.
const load = () => import('./pages/purchases/pages');

const suppliers = createRoute({
  getParentRoute: () => signedIn,
  path: '/suppliers',
  validateSearch: purchaseSearch,
  component: lazyPage(load, 'SuppliersPage'),
});

const supplier = createRoute({
  getParentRoute: () => signedIn,
  path: '/suppliers/$supplierId',
  component: lazyPage(load, 'SupplierPage'),
});

const billPayments = createRoute({
  getParentRoute: () => signedIn,
  path: '/bill-payments',
  validateSearch: purchaseSearch,
  component: lazyPage(load, 'BillPaymentsPage'),
});

const billPayment = createRoute({
  getParentRoute: () => signedIn,
  path: '/bill-payments/$paymentId',
  component: lazyPage(load, 'BillPaymentPage'),
});

const paymentRuns = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment-runs',
  validateSearch: purchaseSearch,
  component: lazyPage(load, 'PaymentRunsPage'),
});

const paymentRun = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment-runs/$runId',
  component: lazyPage(load, 'PaymentRunPage'),
});

/** The pages of bills that suppliers send, and of paying them. */
export const billRoutes = [
  bills,
  bill,
  suppliers,
  supplier,
  billPayments,
  billPayment,
  paymentRuns,
  paymentRun,
] as const;
