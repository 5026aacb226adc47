import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { bankSearch } from './pages/bank/bank-search';
import { signedIn } from './root-routes';

/** The page of the bank. */
const bank = createRoute({
  getParentRoute: () => signedIn,
  path: '/bank',
  validateSearch: bankSearch,
  component: lazyPage(() => import('./pages/bank/bank-page'), 'BankPage'),
});

/** The rules by which lines are proposed. */
const rules = createRoute({
  getParentRoute: () => signedIn,
  path: '/bank/rules',
  component: lazyPage(() => import('./pages/bank/rules-page'), 'RulesPage'),
});

/** The pages of the bank. */
export const bankRoutes = [bank, rules];
