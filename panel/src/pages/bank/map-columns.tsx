import {
  CountinghouseError,
  type BankAccount,
  type CsvMapping,
  type StatementImport,
} from '@countinghouse/client';
import { Button, Group, Select, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Dialog } from '../../components/dialog';
import { ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { base64Of } from '../../files/base64';
import { columnName, type CsvPreview } from './csv-preview';

const MEANINGS = [
  ...['booked_on', 'amount', 'debit', 'credit', 'counterparty_name', 'counterparty_iban', 'text'],
  ...['end_to_end_id', 'valued_on', 'currency', 'fee', 'balance', 'bank_reference', 'mandate_id'],
  ...['creditor_id', 'counterparty_bic', 'account', 'original_amount', 'original_currency'],
] as const;

interface MapColumnsProps {
  readonly account: BankAccount;
  readonly file: File;
  readonly preview: CsvPreview;
  readonly onClose: () => void;
  readonly onImported: (result: StatementImport) => void;
}

/** Asks what each column of a file means, keeps that with the account, and imports the file. */
export function MapColumns(props: MapColumnsProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened onClose={props.onClose} title={t('bank.mapTitle')} size="xl">
      <MappingForm {...props} />
    </Dialog>
  );
}

function MappingForm({ account, file, preview, onClose, onImported }: MapColumnsProps) {
  const { t } = useTranslation();
  const [meanings, setMeanings] = useState<Readonly<Record<number, string>>>({});
  const [how, setHow] = useState({ decimal: ',', dates: 'dmy' });
  const importing = useMapped({ account, file }, onImported);
  const named = Object.entries(meanings).map(([at, meaning]) => [
    meaning,
    columnName(preview.headers, Number(at)),
  ]);
  const columns = Object.fromEntries(named) as Record<string, string>;
  const isEnough = 'booked_on' in columns && ['amount', 'debit', 'credit'].some((one) => one in columns);
  const mapping = { separator: preview.separator, ...how, columns } as CsvMapping;
  const { error } = importing;
  return (
    <Stack gap="md">
      <Text size="sm">{t('bank.mapText')}</Text>
      <How how={how} onChange={setHow} />
      <Columns preview={preview} meanings={meanings} onChange={setMeanings} />
      {error instanceof CountinghouseError && (
        <ProblemAlert problem={error}>
          <ProblemFacts problem={error} />
        </ProblemAlert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={!isEnough}
          loading={importing.isPending}
          aria-keyshortcuts="Control+Enter"
          onClick={() => importing.mutate(mapping)}
        >
          {t('bank.mapConfirm')}
        </Button>
      </Group>
    </Stack>
  );
}

interface HowProps {
  readonly how: { readonly decimal: string; readonly dates: string };
  readonly onChange: (how: HowProps['how']) => void;
}

function How({ how, onChange }: HowProps) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label={t('bank.mapDates')}
        allowDeselect={false}
        data={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: t(`bank.dates_${value}`) }))}
        value={how.dates}
        onChange={(dates) => onChange({ ...how, dates: dates ?? 'dmy' })}
      />
      <Select
        label={t('bank.mapDecimal')}
        allowDeselect={false}
        data={[
          { value: ',', label: '1.234,56' },
          { value: '.', label: '1,234.56' },
        ]}
        value={how.decimal}
        onChange={(decimal) => onChange({ ...how, decimal: decimal ?? ',' })}
      />
    </SimpleGrid>
  );
}

interface ColumnsProps {
  readonly preview: CsvPreview;
  readonly meanings: Readonly<Record<number, string>>;
  readonly onChange: (meanings: Readonly<Record<number, string>>) => void;
}

/** The first rows, and above each column what it means. A meaning is that of one column. */
function Columns({ preview: { headers, rows }, meanings, onChange }: ColumnsProps) {
  const { t } = useTranslation();
  const choose = (at: number, meaning: string | null): void => {
    const others = Object.entries(meanings).filter(([place, one]) => Number(place) !== at && one !== meaning);
    onChange(Object.fromEntries(meaning === null ? others : [...others, [String(at), meaning]]));
  };
  return (
    <Table.ScrollContainer minWidth={headers.length * 170} maxHeight={360}>
      <Table withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {headers.map((header, at) => (
              <Table.Th key={columnName(headers, at)} miw={170} fw={400}>
                <Text size="xs" fw={550} mb={4}>
                  {header}
                </Text>
                <Select
                  size="xs"
                  aria-label={t('bank.meaningOf', { column: header || `#${at + 1}` })}
                  placeholder={t('bank.meaningNone')}
                  data={MEANINGS.map((value) => ({ value, label: t(`bank.column_${value as 'amount'}`) }))}
                  value={meanings[at] ?? null}
                  onChange={(meaning) => choose(at, meaning)}
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells, row) => (
            <Table.Tr key={row}>
              {headers.map((_header, at) => (
                <Table.Td key={at}>{cells[at]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Imports with the mapping, and keeps it once it has proved to read the file. */
function useMapped(
  { account, file }: Pick<MapColumnsProps, 'account' | 'file'>,
  onImported: MapColumnsProps['onImported'],
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (csv_mapping: CsvMapping) => {
      const result = await api.bankStatements.import(account.id, {
        content: await base64Of(file),
        csv_mapping,
      });
      const { name, iban, account_number, bic, auto_certain, note, metadata } = account;
      const given = Object.entries({ iban, account_number, bic, note }).filter(([, value]) => value !== null);
      const kept = { name, auto_certain, metadata, ...Object.fromEntries(given), csv_mapping };
      await api.bankAccounts.update(account.id, kept, { ifVersion: account.version });
      return result;
    },
    onSuccess: (result) => {
      for (const noun of ['bank-accounts', 'bank-lines'] as const)
        void queryClient.invalidateQueries({ queryKey: keysOf(noun).all });
      onImported(result);
    },
  });
}
