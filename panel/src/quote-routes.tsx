import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { quoteSearch } from './pages/quotes/quote-search';
import { signedIn } from './root-routes';

const quotes = createRoute({
  getParentRoute: () => signedIn,
  path: '/quotes',
  validateSearch: quoteSearch,
  component: lazyPage(() => import('./pages/quotes/quotes-page'), 'QuotesPage'),
});

const quote = createRoute({
  getParentRoute: () => signedIn,
  path: '/quotes/$quoteId',
  component: lazyPage(() => import('./pages/quotes/quote-page'), 'QuotePage'),
});

/** The pages of quotes. */
export const quoteRoutes = [quotes, quote] as const;
