import type { ApprovalFacts } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazy-part';
import '../../i18n/approval-texts';
import '../../i18n/bulk-texts';
import bar from '../../invoices/bulk/bulk-bar.module.css';
import type { Decision } from './use-decide';

const DecideDialog = lazyPart(() => import('./decide-dialog'));

interface DecideBarProps {
  readonly chosen: readonly ApprovalFacts[];
  readonly onClear: () => void;
}

/** The decisions on all selected requests. */
export function DecideBar({ chosen, onClear }: DecideBarProps) {
  const { t } = useTranslation();
  return (
    <DecideButtons approvals={chosen} onDone={onClear}>
      {(buttons) =>
        chosen.length > 0 && (
          <Group gap="xs" className={bar.bar} role="region" aria-label={t('actions.more')}>
            <Text size="sm" fw={550} role="status">
              {t('bulk.chosen', { count: chosen.length })}
            </Text>
            {buttons}
            <Button size="compact-sm" variant="subtle" onClick={onClear}>
              {t('bulk.clear')}
            </Button>
          </Group>
        )
      }
    </DecideButtons>
  );
}

interface DecideButtonsProps {
  readonly approvals: readonly ApprovalFacts[];
  readonly onDone?: () => void;
  readonly size?: 'compact-sm' | 'sm';
  readonly children: (buttons: React.ReactNode) => React.ReactNode;
}

/** A decision that was asked for, on requests that may not be selected any more when it has ended. */
interface Asked {
  readonly decision: Decision;
  readonly approvals: readonly ApprovalFacts[];
}

/** The buttons to approve and reject, and the dialog that asks. */
export function DecideButtons({ approvals, onDone, size = 'compact-sm', children }: DecideButtonsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (decision: Decision): void => {
    setAsked({ decision, approvals });
    setOpen(true);
  };
  const onClose = (): void => {
    setOpen(false);
    onDone?.();
  };
  const key = asked && `${asked.decision} ${asked.approvals.map(({ id, version }) => id + version).join()}`;
  return (
    <>
      {children(
        <>
          <Button
            size={size}
            variant="default"
            leftSection={<IconX size={14} aria-hidden />}
            aria-keyshortcuts="x"
            onClick={() => ask('reject')}
          >
            {t('approvals.reject')}
          </Button>
          <Button
            size={size}
            leftSection={<IconCheck size={14} aria-hidden />}
            aria-keyshortcuts="a"
            onClick={() => ask('approve')}
          >
            {t('approvals.approve')}
          </Button>
        </>,
      )}
      <Suspense>
        {asked !== undefined && <DecideDialog key={key} {...asked} isOpen={isOpen} onClose={onClose} />}
      </Suspense>
    </>
  );
}
