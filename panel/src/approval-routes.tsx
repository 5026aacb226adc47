import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { approvalSearch } from './pages/approvals/approval-search';
import { signedIn } from './root-routes';

const load = () => import('./pages/approvals/pages');

const approvals = createRoute({
  getParentRoute: () => signedIn,
  path: '/approvals',
  validateSearch: approvalSearch,
  component: lazyPage(load, 'ApprovalsPage'),
});

const approval = createRoute({
  getParentRoute: () => signedIn,
  path: '/approvals/$approvalId',
  component: lazyPage(load, 'ApprovalPage'),
});

/** The pages of requests that wait for a person. */
export const approvalRoutes = [approvals, approval] as const;
