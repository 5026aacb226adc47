import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './components/lazy-page';
import { settings } from './root-routes';

const members = createRoute({
  getParentRoute: () => settings,
  path: '/members',
  component: lazyPage(() => import('./pages/settings/members/members-page'), 'MembersPage'),
});
const organizations = createRoute({
  getParentRoute: () => settings,
  path: '/organizations',
  component: lazyPage(() => import('./pages/settings/organizations/organizations-page'), 'OrganizationsPage'),
});
const security = createRoute({
  getParentRoute: () => settings,
  path: '/security',
  component: lazyPage(() => import('./pages/settings/security/security-page'), 'SecurityPage'),
});
const audit = createRoute({
  getParentRoute: () => settings,
  path: '/audit',
  component: lazyPage(() => import('./pages/settings/audit/audit-page'), 'AuditPage'),
});
const privacy = createRoute({
  getParentRoute: () => settings,
  path: '/privacy',
  component: lazyPage(() => import('./pages/settings/privacy/privacy-page'), 'PrivacyPage'),
});
const profile = createRoute({
  getParentRoute: () => settings,
  path: '/profile',
  component: lazyPage(() => import('./pages/settings/profile/profile-page'), 'ProfilePage'),
});
const exports = createRoute({
  getParentRoute: () => settings,
  path: '/export',
  component: lazyPage(() => import('./pages/settings/exports/exports-page'), 'ExportsPage'),
});

/** The settings of people, and of what is kept and taken away. */
export const settingsOfPeople = [members, organizations, security, audit, privacy, exports, profile] as const;
