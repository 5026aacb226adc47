import { UnstyledButton } from '@mantine/core';
import {
  IconBook2,
  IconBuildingBank,
  IconCoins,
  IconExternalLink,
  IconFileImport,
  IconFileText,
  IconInbox,
  IconKeyboard,
  IconLayoutDashboard,
  IconPackage,
  IconReceipt,
  IconReceiptRefund,
  IconRepeat,
  IconSearch,
  IconSettings,
  IconTags,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './navigation.module.css';

interface NavigationProps {
  /** Called when a link was followed. */
  readonly onNavigate?: () => void;
  /** Shows the keyboard shortcuts; undefined on devices without a keyboard. */
  readonly onHelp?: () => void;
  /** Opens the search; not offered where the drawer is in the way. */
  readonly onPalette?: () => void;
}

/** The main navigation. */
export function Navigation({ onNavigate, onHelp, onPalette }: NavigationProps) {
  const { t } = useTranslation();
  const places = usePlaces();
  return (
    <div className={classes.navigation}>
      {onPalette !== undefined && <SearchButton onClick={onPalette} />}
      <ul className={classes.list}>
        {places.map(({ to, label, icon: Symbol }) => (
          <li key={label}>
            <UnstyledButton
              className={classes.link}
              renderRoot={(props) => (
                <Link
                  to={to}
                  activeOptions={{ exact: to === '/', includeSearch: false }}
                  onClick={onNavigate}
                  {...props}
                />
              )}
            >
              <Symbol size={18} stroke={1.7} aria-hidden />
              {label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={classes.list}>
        {onHelp !== undefined && (
          <UnstyledButton className={classes.link} onClick={onHelp} aria-keyshortcuts="?">
            <IconKeyboard size={18} stroke={1.7} aria-hidden />
            {t('shell.keyboard')}
          </UnstyledButton>
        )}
        <UnstyledButton component="a" href="/docs" target="_blank" rel="noreferrer" className={classes.link}>
          <IconBook2 size={18} stroke={1.7} aria-hidden />
          {t('shell.apiReference')}
          <IconExternalLink size={14} className={classes.outside} aria-label={t('shell.newTab')} />
        </UnstyledButton>
      </div>
    </div>
  );
}

/** The pages that the navigation leads to. */
function usePlaces(): { to: LinkProps['to']; label: string; icon: Icon }[] {
  const { t } = useTranslation();
  return [
    { to: '/', label: t('shell.dashboard'), icon: IconLayoutDashboard },
    { to: '/invoices', label: t('shell.invoices'), icon: IconReceipt },
    { to: '/quotes', label: t('shell.quotes'), icon: IconFileText },
    { to: '/recurring-invoices', label: t('shell.recurring'), icon: IconRepeat },
    { to: '/payments', label: t('shell.payments'), icon: IconCoins },
    { to: '/bills', label: t('shell.bills'), icon: IconFileImport },
    { to: '/bank', label: t('shell.bank'), icon: IconBuildingBank },
    { to: '/credit-notes', label: t('shell.creditNotes'), icon: IconReceiptRefund },
    { to: '/outbox', label: t('shell.outbox'), icon: IconInbox },
    { to: '/customers', label: t('shell.customers'), icon: IconUsers },
    { to: '/products', label: t('shell.products'), icon: IconPackage },
    { to: '/price-lists', label: t('shell.priceLists'), icon: IconTags },
    { to: '/settings', label: t('shell.settings'), icon: IconSettings },
  ];
}

function SearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.search} onClick={onClick} aria-keyshortcuts="Control+K">
      <IconSearch size={16} stroke={1.7} aria-hidden />
      {t('palette.open')}
      <kbd className={classes.keys}>Ctrl K</kbd>
    </UnstyledButton>
  );
}
