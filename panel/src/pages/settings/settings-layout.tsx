import { UnstyledButton } from '@mantine/core';
import { Link, Outlet, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '../../i18n/people-texts';
import '../../i18n/security-texts';
import '../../i18n/settings-texts';
import classes from './settings-layout.module.css';

/** The settings: tabs, and the content of one of them. */
export function SettingsLayout() {
  const { t } = useTranslation();
  const pages: { to: LinkProps['to']; label: string }[] = [
    { to: '/settings/organization', label: t('shell.settingsOrganization') },
    { to: '/settings/documents', label: t('shell.settingsDocuments') },
    { to: '/settings/mail', label: t('shell.settingsMail') },
    { to: '/settings/numbering', label: t('shell.settingsNumbering') },
    { to: '/settings/members', label: t('people.members') },
    { to: '/settings/security', label: t('security.title') },
    { to: '/settings/audit', label: t('security.audit') },
    { to: '/settings/api', label: t('shell.settingsApi') },
    { to: '/settings/webhooks', label: t('shell.settingsWebhooks') },
    { to: '/settings/profile', label: t('shell.settingsProfile') },
  ];
  return (
    <>
      <nav aria-label={t('shell.settingsNavigation')} className={classes.pages}>
        {pages.map(({ to, label }) => (
          <UnstyledButton
            key={label}
            className={classes.page}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {label}
          </UnstyledButton>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
