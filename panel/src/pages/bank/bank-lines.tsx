import type { BankAccount, BankLineSummary } from '@countinghouse/client';
import { Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/messages';
import { RecordLoader } from '../../components/record-loader';
import { useFormats } from '../../i18n/formats';
import { linesQuery, type ShownState } from './bank-queries';
import classes from './bank.module.css';
import { LineDetail } from './line-detail';
import { UndoLast } from './undo-last';

interface BankLinesProps {
  readonly account: BankAccount;
  readonly state: ShownState;
}

/** The lines of an account, and beside them what the chosen one may be or is. */
export function BankLines({ account, state }: BankLinesProps) {
  const [last, setLast] = useState<string>();
  return (
    <>
      <UndoLast id={last} onDone={() => setLast(undefined)} />
      <RecordLoader query={useQuery(linesQuery(account.id, state))}>
        {({ data, count }) => <Panes lines={data} count={count} state={state} onMatched={setLast} />}
      </RecordLoader>
    </>
  );
}

interface PanesProps {
  readonly lines: readonly BankLineSummary[];
  readonly count: number;
  readonly state: ShownState;
  readonly onMatched: (id: string) => void;
}

function Panes({ lines, count, state, onMatched }: PanesProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState({ id: '', at: 0 });
  const found = lines.findIndex(({ id }) => id === chosen.id);
  // What is done with leaves the list; then the one that follows has its place.
  const at = found === -1 ? Math.min(chosen.at, lines.length - 1) : found;
  const choose = (place: number): void => {
    const one = lines[place];
    if (one !== undefined) setChosen({ id: one.id, at: place });
  };
  const line = lines[at];
  if (line === undefined) return <Message icon={IconCheck} title={t(`bank.none_${state}`)} />;
  return (
    <div className={classes.panes}>
      <nav aria-label={t('bank.lines')} className={classes.list}>
        <Text size="xs" c="dimmed" mb={4}>
          {t('bank.count', { count })}
        </Text>
        {lines.map((one, place) => (
          <LineButton key={one.id} line={one} isChosen={place === at} onChoose={() => choose(place)} />
        ))}
      </nav>
      <LineDetail
        key={line.id}
        line={line}
        onStep={(step) => choose(at + step)}
        onDone={() => setChosen({ id: line.id, at })}
        onMatched={() => {
          setChosen({ id: line.id, at });
          onMatched(line.id);
        }}
      />
    </div>
  );
}

interface LineButtonProps {
  readonly line: BankLineSummary;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function LineButton({ line, isChosen, onChoose }: LineButtonProps) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return (
    <UnstyledButton className={classes.line} aria-current={isChosen} onClick={onChoose}>
      <span className={classes.name}>{line.counterparty_name ?? t('bank.nobody')}</span>
      <span className={classes.amount}>{money(line.amount - line.matched_amount, line.currency)}</span>
      <span className={classes.text}>{line.text ?? line.structured_reference}</span>
      <span className={classes.day}>{day(line.booked_on)}</span>
    </UnstyledButton>
  );
}
