import type { InvoiceSummary } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../session/use-session';
import classes from './bulk-bar.module.css';
import { useExport } from './use-export';
import { lazyPart } from '../../components/lazy-part';

const BulkFinalizeDialog = lazyPart(() => import('./bulk-finalize-dialog'));

interface BulkBarProps {
  readonly chosen: readonly InvoiceSummary[];
  readonly onClear: () => void;
}

/** The actions on all selected invoices. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<readonly InvoiceSummary[]>();
  const [isOpen, setOpen] = useState(false);
  const ask = (drafts: readonly InvoiceSummary[]): void => {
    setAsked(drafts);
    setOpen(true);
  };
  return (
    <>
      {chosen.length > 0 && <Bar chosen={chosen} onClear={onClear} onFinalize={ask} />}
      <Suspense>
        {asked !== undefined && (
          <BulkFinalizeDialog
            key={asked.map(({ id }) => id).join()}
            isOpen={isOpen}
            drafts={asked}
            onClose={() => {
              setOpen(false);
              onClear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface BarProps extends BulkBarProps {
  readonly onFinalize: (drafts: readonly InvoiceSummary[]) => void;
}

function Bar({ chosen, onClear, onFinalize }: BarProps) {
  const { t } = useTranslation();
  const mayWrite = useMay('invoices:write');
  const exporting = useExport();
  const drafts = chosen.filter(({ available_actions }) => available_actions.includes('finalize'));
  return (
    <Group gap="xs" className={classes.bar} role="region" aria-label={t('actions.more')}>
      <Text size="sm" fw={550} role="status">
        {t('invoices.bulkChosen', { count: chosen.length })}
      </Text>
      {mayWrite && drafts.length > 0 && (
        <Button size="compact-sm" onClick={() => onFinalize(drafts)}>
          {t('invoices.bulkFinalize', { count: drafts.length })}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={exporting.isPending}
        onClick={() => exporting.mutate(chosen)}
      >
        {t('invoices.exportChosen')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('invoices.bulkClear')}
      </Button>
    </Group>
  );
}
