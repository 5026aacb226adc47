import { NativeSelect, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../i18n/transfer-texts';
import type { Columns, ImportField } from './columns';
import type { CsvTable } from './csv-table';
import classes from './import.module.css';

interface ColumnChoiceProps {
  readonly table: CsvTable;
  readonly fields: readonly ImportField[];
  readonly columns: Columns;
  readonly isDisabled: boolean;
  readonly onChange: (columns: Columns) => void;
}

/** Asks which column of the file each field is in, with the first value that it has there. */
export function ColumnChoice({ table, fields, columns, isDisabled, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const choices = [
    { value: '', label: t('transfer.nowhere') },
    ...table.header.map((name, index) => ({
      value: String(index),
      label: name === '' ? `${t('transfer.column')} ${index + 1}` : name,
    })),
  ];
  return (
    <section>
      <Text fw={550} size="sm" component="h3">
        {t('transfer.columns')}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('transfer.chosen', { count: table.rows.length })} · {t('transfer.columnsHint')}
      </Text>
      <div className={classes.fields}>
        {fields.map(({ path, label, isRequired = false }) => (
          <NativeSelect
            key={path}
            label={label}
            required={isRequired}
            data={choices}
            disabled={isDisabled}
            description={exampleOf(table, columns[path] ?? null, (value) => t('transfer.example', { value }))}
            inputWrapperOrder={['label', 'input', 'description']}
            value={String(columns[path] ?? '')}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...columns, [path]: value === '' ? null : Number(value) })
            }
          />
        ))}
      </div>
    </section>
  );
}

/** Returns what the first row with something in this column has there. */
function exampleOf(
  { rows }: CsvTable,
  index: number | null,
  text: (value: string) => string,
): string | undefined {
  if (index === null) return undefined;
  const value = rows.map((row) => row[index] ?? '').find((cell) => cell !== '');
  return value === undefined ? undefined : text(value);
}
