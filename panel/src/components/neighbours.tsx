import { ActionIcon, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { neighboursOf } from '../lists/list-memory';

interface NeighboursProps {
  /** The path of the list from which the record was opened. */
  readonly list:
    | '/invoices'
    | '/recurring-invoices'
    | '/quotes'
    | '/bills'
    | '/suppliers'
    | '/bill-payments'
    | '/payment-runs'
    | '/credit-notes'
    | '/payments'
    | '/customers'
    | '/products'
    | '/price-lists'
    | '/outbox'
    | '/approvals';
  readonly id: string;
}

/** Links to the previous and next record of the list from which this one was opened. */
export function Neighbours({ list, id }: NeighboursProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useRouterState({ select: ({ location }) => location.state });
  const { previous, next } = neighboursOf(list, id);
  if (previous === undefined && next === undefined) return null;
  const go = (to: string | undefined): void => {
    // The previous history entry stays the list, so that the back link still leads there.
    if (to !== undefined)
      void navigate({ href: `${list}/${to}`, replace: true, state: { from: state.from ?? '' } });
  };
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('lists.previousRecord')}
        aria-keyshortcuts="k"
        disabled={previous === undefined}
        onClick={() => go(previous)}
      >
        <IconChevronUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('lists.nextRecord')}
        aria-keyshortcuts="j"
        disabled={next === undefined}
        onClick={() => go(next)}
      >
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
