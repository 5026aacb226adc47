import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../session/use-session';
import { useMounted } from './use-mounted';

interface DialogProps extends Omit<ModalProps, 'fullScreen'> {
  /** Fills the screen of a phone: for forms, not for questions. */
  readonly isForm?: boolean;
}

/** A dialog. It cannot be closed by accident while the user signs in again above it. */
export function Dialog({ isForm = false, opened, onClose, ...props }: DialogProps) {
  const { t } = useTranslation();
  const { isExpired } = useSessionState();
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 36em)') === true;
  return (
    <Modal
      fullScreen={isForm && isPhone}
      radius={isForm && isPhone ? 0 : 'lg'}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      {...props}
      opened={opened && isMounted}
      onClose={() => {
        if (!isExpired) onClose();
      }}
    />
  );
}
