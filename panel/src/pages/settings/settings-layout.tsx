import { UnstyledButton } from '@mantine/core';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '../../i18n/settings-texts';
import { useSettingsPlaces } from '../../shell/use-settings-places';
import classes from './settings-layout.module.css';

/** The settings: tabs, and the content of one of them. */
export function SettingsLayout() {
  const { t } = useTranslation();
  const pages = useSettingsPlaces();
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On a phone not all tabs fit.
    tabs.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <nav ref={tabs} aria-label={t('shell.settingsNavigation')} className={classes.pages}>
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
