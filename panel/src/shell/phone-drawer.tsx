import { CloseButton, Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Account } from './account';
import { Brand } from './brand';
import { Navigation } from './navigation';
import classes from './shell.module.css';

interface PhoneDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation on a phone, above the page. */
export default function PhoneDrawer({ isOpen, onClose }: PhoneDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      size={280}
      classNames={{ content: classes.drawer, body: classes.drawerBody }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('shell.navigation')}>
        <Drawer.Body>
          <div className={classes.drawerTop}>
            <Brand />
            <CloseButton onClick={onClose} aria-label={t('shell.closeNavigation')} />
          </div>
          <Navigation onNavigate={onClose} />
          <Account />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
