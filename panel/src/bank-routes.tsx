import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { bankSearch } from './pages/bank/bank-search';
import { signedIn } from './root-routes';

/** The page of the bank. */
export const bank = createRoute({
  getParentRoute: () => signedIn,
  path: '/bank',
  validateSearch: bankSearch,
  component: lazyPage(() => import('./pages/bank/bank-page'), 'BankPage'),
});
