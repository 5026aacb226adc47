import { UnstyledButton } from '@mantine/core';
import {
  IconBook2,
  IconBuildingBank,
  IconChecklist,
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
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../components/lazy-part';
import { useMay } from '../session/use-session';
import classes from './navigation.module.css';

const WaitingCount = lazyPart(() => import('../approvals/waiting-count'));

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
        {places.map(({ to, label, icon: Symbol, count: Count }) => (
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
              <Suspense>{Count !== undefined && <Count />}</Suspense>
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

interface Place {
  readonly to: LinkProps['to'];
  readonly label: string;
  readonly icon: Icon;
  /** How many of its records wait for somebody. */
  readonly count?: ComponentType;
}

/** The pages that the navigation leads to. */
function usePlaces(): Place[] {
  const { t } = useTranslation();
  const mayDecide = useMay('approvals:decide');
  const approvals = { label: t('shell.approvals'), icon: IconChecklist, count: WaitingCount };
  return [
    { to: '/', label: t('shell.dashboard'), icon: IconLayoutDashboard },
    { to: '/invoices', label: t('shell.invoices'), icon: IconReceipt },
    { to: '/quotes', label: t('shell.quotes'), icon: IconFileText },
    { to: '/recurring-invoices', label: t('shell.recurring'), icon: IconRepeat },
    { to: '/payments', label: t('shell.payments'), icon: IconCoins },
    { to: '/bills', label: t('shell.bills'), icon: IconFileImport },
    { to: '/bank', label: t('shell.bank'), icon: IconBuildingBank },
    { to: '/credit-notes', label: t('shell.creditNotes'), icon: IconReceiptRefund },
    ...(mayDecide ? [{ to: '/approvals' as const, ...approvals }] : []),
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
