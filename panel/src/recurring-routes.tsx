import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { newRecurringSearch, recurringSearch } from './pages/recurring-invoices/recurring-search';
import { signedIn } from './root-routes';

const recurring = createRoute({
  getParentRoute: () => signedIn,
  path: '/recurring-invoices',
  validateSearch: recurringSearch,
  component: lazyPage(
    () => import('./pages/recurring-invoices/recurring-invoices-page'),
    'RecurringInvoicesPage',
  ),
});

const newRecurring = createRoute({
  getParentRoute: () => signedIn,
  path: '/recurring-invoices/new',
  validateSearch: newRecurringSearch,
  component: lazyPage(() => import('./pages/recurring-invoices/new-recurring-page'), 'NewRecurringPage'),
});

const oneRecurring = createRoute({
  getParentRoute: () => signedIn,
  path: '/recurring-invoices/$recurringId',
  component: lazyPage(() => import('./pages/recurring-invoices/recurring-page'), 'RecurringPage'),
});

const editRecurring = createRoute({
  getParentRoute: () => signedIn,
  path: '/recurring-invoices/$recurringId/edit',
  component: lazyPage(() => import('./pages/recurring-invoices/edit-recurring-page'), 'EditRecurringPage'),
});

/** The pages of recurring invoices. */
export const recurringRoutes = [recurring, newRecurring, oneRecurring, editRecurring] as const;
