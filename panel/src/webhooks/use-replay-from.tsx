import type { Event } from '@countinghouse/client';
import { ActionIcon } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../session/use-session';
import { endpointsQuery } from './webhook-queries';
import { lazyPart } from '../components/lazy-part';

const ReplayDialog = lazyPart(() => import('./replay-dialog'));

/** Lets a history send its events once more, if there is an endpoint to send them to. */
export function useReplayFrom(): { button: (event: Event) => ReactNode; dialog: ReactNode } {
  const { t } = useTranslation();
  const mayReplay = useMay('webhooks:write');
  const { data } = useQuery({ ...endpointsQuery(), enabled: mayReplay });
  const [chosen, setChosen] = useState<Event>();
  const [isOpen, setOpen] = useState(false);
  const isPossible = mayReplay && data?.data.some(({ status }) => status !== 'disabled') === true;
  const button = (event: Event): ReactNode => {
    if (!isPossible || event.sequence === null) return null;
    const label = t('history.replay', { what: event.type });
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        style={{ position: 'absolute', insetInlineEnd: 0 }}
        aria-label={label}
        title={label}
        onClick={() => {
          setChosen(event);
          setOpen(true);
        }}
      >
        <IconRepeat size={14} aria-hidden />
      </ActionIcon>
    );
  };
  const dialog = chosen !== undefined && (
    <Suspense>
      <ReplayDialog
        key={chosen.id}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        fromSequence={chosen.sequence ?? undefined}
      />
    </Suspense>
  );
  return { button, dialog };
}
