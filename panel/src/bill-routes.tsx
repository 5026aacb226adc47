import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { billSearch } from './pages/bills/bill-search';
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

/** The pages of bills that suppliers send. */
export const billRoutes = [bills, bill] as const;
