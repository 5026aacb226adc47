import { UnstyledButton } from '@mantine/core';
import {
  IconBook2,
  IconExternalLink,
  IconPackage,
  IconReceipt,
  IconSettings,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './navigation.module.css';

/** The ways through the panel. `onNavigate` is called when one was taken. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation();
  const places: { to: LinkProps['to']; label: string; icon: Icon }[] = [
    { to: '/invoices', label: t('shell.invoices'), icon: IconReceipt },
    { to: '/customers', label: t('shell.customers'), icon: IconUsers },
    { to: '/products', label: t('shell.products'), icon: IconPackage },
    { to: '/settings', label: t('shell.settings'), icon: IconSettings },
  ];
  return (
    <div className={classes.navigation}>
      <ul className={classes.list}>
        {places.map(({ to, label, icon: Symbol }) => (
          <li key={label}>
            <UnstyledButton
              className={classes.link}
              renderRoot={(props) => <Link to={to} onClick={onNavigate} {...props} />}
            >
              <Symbol size={18} stroke={1.7} aria-hidden />
              {label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <UnstyledButton component="a" href="/docs" target="_blank" rel="noreferrer" className={classes.link}>
        <IconBook2 size={18} stroke={1.7} aria-hidden />
        {t('shell.apiReference')}
        <IconExternalLink size={14} className={classes.outside} aria-label={t('shell.newTab')} />
      </UnstyledButton>
    </div>
  );
}
