import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { newQuoteSearch, quoteSearch } from './pages/quotes/quote-search';
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

const newQuote = createRoute({
  getParentRoute: () => signedIn,
  path: '/quotes/new',
  validateSearch: newQuoteSearch,
  component: lazyPage(() => import('./pages/quotes/new-quote-page'), 'NewQuotePage'),
});

const editQuote = createRoute({
  getParentRoute: () => signedIn,
  path: '/quotes/$quoteId/edit',
  component: lazyPage(() => import('./pages/quotes/edit-quote-page'), 'EditQuotePage'),
});

/** The pages of quotes. */
export const quoteRoutes = [quotes, newQuote, quote, editQuote] as const;
