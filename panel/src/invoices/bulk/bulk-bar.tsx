import type { InvoiceSummary } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazy-part';
import type { InvoiceSearch } from '../invoice-search';
import { useMay } from '../../session/use-session';
import classes from './bulk-bar.module.css';
import type { useExport } from '../../lists/export/use-export';
import '../../i18n/bulk-texts';

const BulkFinalizeDialog = lazyPart(() => import('./bulk-finalize-dialog'));
const BulkSendDialog = lazyPart(() => import('./bulk-send-dialog'));

interface BulkBarProps {
  readonly chosen: readonly InvoiceSummary[];
  readonly onClear: () => void;
  readonly exporting: ReturnType<typeof useExport<InvoiceSummary, InvoiceSearch>>;
}

/** What is done with all of these at once. */
interface Asked {
  readonly action: 'finalize' | 'send';
  readonly invoices: readonly InvoiceSummary[];
}

/** The actions on all selected invoices. */
export default function BulkBar({ chosen, onClear, exporting }: BulkBarProps) {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (wanted: Asked): void => {
    setAsked(wanted);
    setOpen(true);
  };
  const key = asked?.invoices.map(({ id, version }) => `${id}.${version}`).join();
  const onClose = (): void => {
    setOpen(false);
    onClear();
  };
  const dialog = { isOpen, onClose };
  return (
    <>
      {chosen.length > 0 && <Bar {...{ chosen, onClear, exporting }} onAsk={ask} />}
      <Suspense>
        {asked?.action === 'finalize' && <BulkFinalizeDialog key={key} drafts={asked.invoices} {...dialog} />}
        {asked?.action === 'send' && <BulkSendDialog key={key} invoices={asked.invoices} {...dialog} />}
      </Suspense>
    </>
  );
}

interface BarProps extends BulkBarProps {
  readonly onAsk: (asked: Asked) => void;
}

function Bar({ chosen, onClear, exporting, onAsk }: BarProps) {
  const { t } = useTranslation();
  const mayWrite = useMay('invoices:write');
  const possible = (action: Asked['action']): InvoiceSummary[] =>
    mayWrite ? chosen.filter(({ available_actions }) => available_actions.includes(action)) : [];
  const drafts = possible('finalize');
  const sendable = possible('send');
  return (
    <Group gap="xs" className={classes.bar} role="region" aria-label={t('actions.more')}>
      <Text size="sm" fw={550} role="status">
        {t('bulk.chosen', { count: chosen.length })}
      </Text>
      {drafts.length > 0 && (
        <Button size="compact-sm" onClick={() => onAsk({ action: 'finalize', invoices: drafts })}>
          {t('bulk.finalize', { count: drafts.length })}
        </Button>
      )}
      {sendable.length > 0 && (
        <Button
          size="compact-sm"
          variant={drafts.length > 0 ? 'default' : 'filled'}
          onClick={() => onAsk({ action: 'send', invoices: sendable })}
        >
          {t('bulk.send', { count: sendable.length })}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={exporting.isPending}
        onClick={() => exporting.mutate(chosen)}
      >
        {t('bulk.export')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </Group>
  );
}
