import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../actions/action-dialog.module.css';
import { Dialog } from '../../components/dialog';
import { useTypedHere } from '../../components/typed-here';
import { useNumberMarks } from '../../fields/use-number-marks';
import { useFormats } from '../../i18n/formats';
import '../../i18n/transfer-texts';
import { ColumnChoice } from './column-choice';
import { cellOf, proposedColumns, type Columns, type ImportField } from './columns';
import { decimalOfCell, marksOfColumn } from './number-columns';
import { csvTable, type CsvTable } from './csv-table';
import { ImportProgress, ImportResult } from './import-result';
import { useImport } from './use-import';

/** More would take longer than anybody waits; a program does that by night. */
const ROWS_MAX = 5_000;

/** What is imported, and how a row becomes a record. */
export interface ImportSource {
  readonly noun: 'customers' | 'products';
  readonly fields: readonly ImportField[];
  readonly create: (cell: (path: string) => string, idempotencyKey: string) => Promise<unknown>;
}

interface ImportDialogProps {
  readonly source: ImportSource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Imports a table of a spreadsheet: a file is chosen, its columns become fields, each row becomes a record. */
export function ImportDialog({ source, isOpen, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const [table, setTable] = useState<CsvTable>();
  const close = (): void => {
    setTable(undefined);
    onClose();
  };
  return (
    <Dialog isForm opened={isOpen} onClose={close} title={t(`transfer.title_${source.noun}`)} size="lg">
      {table === undefined ? (
        <FileChoice noun={source.noun} onChosen={setTable} onClose={close} />
      ) : (
        <Rows source={source} table={table} onClose={close} />
      )}
    </Dialog>
  );
}

interface FileChoiceProps {
  readonly noun: ImportSource['noun'];
  readonly onChosen: (table: CsvTable) => void;
  readonly onClose: () => void;
}

function FileChoice({ noun, onChosen, onClose }: FileChoiceProps) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const [fault, setFault] = useState<string>();
  const read = async (file: File | null): Promise<void> => {
    if (file === null) return;
    const table = csvTable(new Uint8Array(await file.arrayBuffer()));
    if (table === undefined) setFault(t('transfer.unreadable'));
    else if (table.rows.length === 0) setFault(t('transfer.empty'));
    else if (table.rows.length > ROWS_MAX) setFault(t('transfer.tooMany', { max: count(ROWS_MAX) }));
    else onChosen(table);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t(`transfer.hint_${noun}`)}</Text>
      {fault !== undefined && (
        <Alert color="red" variant="light" role="alert">
          {fault}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} leftSection={<IconFileUpload size={16} aria-hidden />} data-autofocus>
              {t('transfer.choose')}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  );
}

interface RowsProps {
  readonly source: ImportSource;
  readonly table: CsvTable;
  readonly onClose: () => void;
}

function Rows({ source: { noun, fields, create }, table, onClose }: RowsProps) {
  const { t } = useTranslation();
  const [proposed] = useState<Columns>(() => proposedColumns(table.header, fields));
  const [columns, setColumns] = useState(proposed);
  const cellsOf = useCells(table, fields, columns);
  const { begin, isPending, refused, tried, done } = useImport({
    noun,
    create: (row, key) => create(cellsOf(row), key),
  });
  useTypedHere(() => columns !== proposed && refused === undefined);
  const isReady = fields.every(({ path, isRequired }) => isRequired !== true || columns[path] != null);
  const left = refused === undefined ? table.rows : refused.map(({ row }) => row);
  return (
    <Stack gap="md">
      {refused === undefined || isPending ? (
        <ColumnChoice {...{ table, fields, columns }} isDisabled={isPending} onChange={setColumns} />
      ) : (
        <ImportResult {...{ noun, fields, table, refused }} created={tried - refused.length} />
      )}
      {isPending && <ImportProgress done={done} all={tried} />}
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {t(refused === undefined ? 'common.cancel' : 'common.close')}
        </Button>
        {left.length > 0 && (
          <Button disabled={!isReady} loading={isPending} onClick={() => begin(left)}>
            {refused === undefined ? t('transfer.importRows', { count: left.length }) : t('common.tryAgain')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Returns a reader of rows: its result returns the text of a field, and of a number its canonical form. */
function useCells({ rows }: CsvTable, fields: readonly ImportField[], columns: Columns) {
  const usual = useNumberMarks();
  const numbers = fields.filter(({ isNumber }) => isNumber === true);
  const marks = new Map(
    numbers.map(({ path }) => [
      path,
      marksOfColumn(
        rows.map((row) => cellOf(row, columns, path)),
        usual,
      ),
    ]),
  );
  return (row: readonly string[]) => (path: string) => {
    const cell = cellOf(row, columns, path);
    const own = marks.get(path);
    return own === undefined ? cell : decimalOfCell(cell, own);
  };
}
