import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { priceListSearch } from './pages/price-lists/price-list-search';
import { signedIn } from './root-routes';

const priceLists = createRoute({
  getParentRoute: () => signedIn,
  path: '/price-lists',
  validateSearch: priceListSearch,
  component: lazyPage(() => import('./pages/price-lists/price-lists-page'), 'PriceListsPage'),
});

const newPriceList = createRoute({
  getParentRoute: () => signedIn,
  path: '/price-lists/new',
  component: lazyPage(() => import('./pages/price-lists/new-price-list-page'), 'NewPriceListPage'),
});

const priceList = createRoute({
  getParentRoute: () => signedIn,
  path: '/price-lists/$priceListId',
  component: lazyPage(() => import('./pages/price-lists/price-list-page'), 'PriceListPage'),
});

const editPriceList = createRoute({
  getParentRoute: () => signedIn,
  path: '/price-lists/$priceListId/edit',
  component: lazyPage(() => import('./pages/price-lists/edit-price-list-page'), 'EditPriceListPage'),
});

/** The pages of price lists. */
export const priceListRoutes = [priceLists, newPriceList, priceList, editPriceList] as const;
