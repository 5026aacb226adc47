import type { CountinghouseError } from '@countinghouse/client';
import { Alert, Button, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../api/faults';
import { saveFile } from '../../components/save-file';
import { useFormats } from '../../i18n/formats';
import { pathOf } from '../../forms/fault-paths';
import { faultText, problemText } from '../../i18n/problem-texts';
import '../../i18n/transfer-texts';
import { csvOf } from '../export/csv';
import type { ImportField } from './columns';
import type { CsvTable } from './csv-table';
import classes from './import.module.css';
import type { RefusedRow } from './use-import';

/** So many are read one by one. */
const SHOWN_MAX = 50;

/** How far an import has come. */
export function ImportProgress({ done, all }: { done: number; all: number }) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const text = t('transfer.progress', { done: count(done), all: count(all) });
  return (
    <div role="status">
      <Progress value={(100 * done) / all} aria-label={text} mb={4} />
      <Text size="xs" c="dimmed">
        {text}
      </Text>
    </div>
  );
}

interface ImportResultProps {
  readonly fields: readonly ImportField[];
  readonly noun: 'customers' | 'products';
  readonly table: CsvTable;
  readonly refused: readonly RefusedRow[];
  readonly created: number;
}

/** How many records were created, and which rows were refused, with the reason. */
export function ImportResult({ noun, fields, table, refused, created }: ImportResultProps) {
  const { t } = useTranslation();
  return (
    <>
      {(created > 0 || refused.length === 0) && (
        <Text size="sm" role="status">
          {t(`transfer.created_${noun}`, { count: created })}
        </Text>
      )}
      {refused.length > 0 && <Refused {...{ fields, table, refused }} />}
    </>
  );
}

function Refused({ fields, table, refused }: Pick<ImportResultProps, 'fields' | 'table' | 'refused'>) {
  const { t } = useTranslation();
  const more = refused.length - SHOWN_MAX;
  return (
    <Alert color="red" variant="light" title={t('transfer.failed', { count: refused.length })} role="alert">
      {/* A long list scrolls separately, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={classes.refused} tabIndex={0}>
        {refused.slice(0, SHOWN_MAX).map(({ row, problem }) => {
          // The first row of the file has the names.
          const number = table.rows.indexOf(row) + 2;
          return (
            <li key={number}>
              {t('common.labelled', {
                label: t('transfer.row', { number }),
                value: reasonOf(problem, fields, t),
              })}
            </li>
          );
        })}
        {more > 0 && <li>{t('transfer.more', { count: more })}</li>}
      </ul>
      <Button
        variant="default"
        size="compact-sm"
        mt="sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => {
          const text = csvOf([table.header, ...refused.map(({ row }) => row)]);
          saveFile(new TextEncoder().encode(`\ufeff${text}`), 'not-imported.csv');
        }}
      >
        {t('transfer.saveFailed')}
      </Button>
    </Alert>
  );
}

/** Returns why a row was refused, with the labels of the fields that are at fault. */
function reasonOf(problem: CountinghouseError, fields: readonly ImportField[], t: TFunction): string {
  const faults = faultsOf(problem);
  if (faults.length === 0) return problemText(t, problem);
  return faults
    .map((fault) => {
      const path = pathOf(fault.pointer);
      const label = fields.find((field) => field.path === path)?.label ?? path;
      return `${label} – ${faultText(t, fault)}`;
    })
    .join(' · ');
}
