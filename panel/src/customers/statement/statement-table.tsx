import type { Statement } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import { FramedTable } from '../../lists/record-list';
import { NarrowLine, type Column } from '../../lists/record-table';
import { useEntryName } from './use-entry-name';

interface Row {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly amount: number | undefined;
  readonly balance: number;
}

/** What happened, between the balance before it and the balance after it. */
export function StatementTable({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const nameOf = useEntryName();
  const { currency, entries, from, to, opening_balance, closing_balance } = statement;
  const edge = { amount: undefined };
  const rows: Row[] = [
    { id: 'opening', date: from, name: t('statements.opening'), balance: opening_balance, ...edge },
    ...entries.map(({ date, amount, balance, ...entry }, at): Row => {
      return { id: `${at} ${entry.object_id}`, date, name: nameOf(entry), amount, balance };
    }),
    { id: 'closing', date: to, name: t('statements.closing'), balance: closing_balance, ...edge },
  ];
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: t('statements.entry'),
      cell: ({ name, date }) => (
        <>
          {name}
          <NarrowLine>{day(date)}</NarrowLine>
        </>
      ),
    },
    { id: 'date', header: t('statements.date'), kind: 'date', from: 'sm', cell: ({ date }) => day(date) },
    {
      id: 'amount',
      header: t('statements.amount'),
      kind: 'number',
      from: 'sm',
      cell: ({ amount }) => (amount === undefined ? '' : money(amount, currency)),
    },
    {
      id: 'balance',
      header: t('statements.balance'),
      kind: 'number',
      cell: ({ balance }) => money(balance, currency),
    },
  ];
  return (
    <FramedTable
      caption={t('statements.title')}
      columns={columns}
      records={rows}
      isFaded={({ amount }) => amount === undefined}
    />
  );
}
