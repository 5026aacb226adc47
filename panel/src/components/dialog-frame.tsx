import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../session/use-session';
import { endNotices } from './notify';
import { useEscape } from './use-escape';
import { useMounted } from './use-mounted';

export interface DialogFrameProps extends Omit<ModalProps, 'fullScreen'> {
  /** Fills the screen of a phone: for forms, not for questions. */
  readonly isForm?: boolean;
}

/**
 * What opens over the page. Escape closes the uppermost alone. It cannot be closed by accident while the user signs in
 * again above it.
 */
export function DialogFrame({
  isForm = false,
  opened,
  onClose,
  closeOnEscape = true,
  ...props
}: DialogFrameProps) {
  const { t } = useTranslation();
  const { isExpired } = useSessionState();
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 36em)') === true;
  const isShown = opened && isMounted;
  const leave = (): void => {
    if (!isExpired) onClose();
  };
  useEscape(isShown && closeOnEscape, leave);
  useEffect(() => {
    if (isShown) endNotices();
  }, [isShown]);
  return (
    <Modal
      fullScreen={isForm && isPhone}
      radius={isForm && isPhone ? 0 : 'lg'}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      {...props}
      opened={isShown}
      onClose={leave}
      closeOnEscape={false}
      // Two headers of two dialogs would be two landmarks of the page.
      attributes={{ header: { role: 'none' } }}
    />
  );
}
