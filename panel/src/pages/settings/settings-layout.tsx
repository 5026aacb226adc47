import { UnstyledButton } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '../../i18n/settings-texts';
import { useSettingsPlaces } from '../../shell/use-settings-places';
import classes from './settings-layout.module.css';

/** The settings: tabs, and the content of one of them. */
export function SettingsLayout() {
  const { t } = useTranslation();
  const pages = useSettingsPlaces();
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
