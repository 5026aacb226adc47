import type { BankLineSummary } from '@countinghouse/client';
import { ActionIcon, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../components/facts';
import { useFormats } from '../../i18n/formats';
import classes from './bank.module.css';
import { FindDocuments } from './find-documents';
import { LearnRule } from './learn-rule';
import { LineActions } from './line-actions';
import { Matches } from './matches';
import { Proposals } from './proposals';

interface LineDetailProps {
  readonly line: BankLineSummary;
  /** Goes to the line below or above. */
  readonly onStep: (step: 1 | -1) => void;
  /** Called when the line was held, ignored, reopened or unmatched. */
  readonly onDone: () => void;
  readonly onMatched: () => void;
}

/** A line as the bank tells it, and what it may be or is. */
export function LineDetail({ line, onStep, onDone, onMatched }: LineDetailProps) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { amount, matched_amount, currency } = line;
  return (
    <div className={classes.detail}>
      <Group gap="xs" justify="space-between" mb="xs">
        <Group gap="xs">
          <LineActions line={line} onDone={onDone} />
          <FindDocuments line={line} onMatched={onMatched} />
          <LearnRule line={line} />
        </Group>
        <Steps onStep={onStep} />
      </Group>
      {matched_amount !== amount && line.state !== 'ignored' && (
        <Proposals line={line} onMatched={onMatched} />
      )}
      {matched_amount !== 0 && <Matches line={line} />}
      <Facts title={t('bank.line')}>
        <Fact name={t('bank.amount')}>{money(amount, currency)}</Fact>
        <Fact name={t('bank.left')}>{matched_amount !== 0 && money(amount - matched_amount, currency)}</Fact>
        <Fact name={t('bank.bookedOn')}>{day(line.booked_on)}</Fact>
        <Fact name={t('bank.counterparty')}>{line.counterparty_name}</Fact>
        <Fact name={t('bank.iban')}>{line.counterparty_iban}</Fact>
        <Fact name={t('bank.text')}>{line.text}</Fact>
        <Fact name={t('bank.reference')}>{line.structured_reference ?? line.end_to_end_id}</Fact>
        <Fact name={t('bank.returnReason')}>{line.return_reason}</Fact>
        <Fact name={t('bank.heldUntil')}>{line.hold_until !== null && day(line.hold_until)}</Fact>
        <Fact name={t('bank.note')}>{line.note}</Fact>
      </Facts>
    </div>
  );
}

function Steps({ onStep }: Pick<LineDetailProps, 'onStep'>) {
  const { t } = useTranslation();
  return (
    <Group gap={4}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('bank.previousLine')}
        aria-keyshortcuts="k"
        onClick={() => onStep(-1)}
      >
        <IconChevronUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('bank.nextLine')}
        aria-keyshortcuts="j"
        onClick={() => onStep(1)}
      >
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
