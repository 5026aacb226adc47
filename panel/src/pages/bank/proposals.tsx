import type { BankLineSummary, BankOutcome, BankProposal, MatchOutcome } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { Panel } from '../../components/facts';
import { notifyDone, useNotifyProblem } from '../../components/notify';
import { RecordLoader } from '../../components/record-loader';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { useMay } from '../../session/use-session';
import { proposalsQuery } from './bank-queries';
import classes from './bank.module.css';
import { OutcomeText } from './outcome-text';

const TONES: Readonly<Record<string, Tone>> = { certain: 'good', likely: 'active', possible: 'neutral' };

/** What speaks against a proposal. */
const AGAINST: ReadonlySet<string> = new Set(['iban_of_other', 'other_number_named', 'paid_already']);

interface ProposalsProps {
  readonly line: BankLineSummary;
  readonly onMatched: () => void;
}

/** What a line may be, one after the other, with what speaks for it. */
export function Proposals({ line, onMatched }: ProposalsProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const query = useQuery(proposalsQuery(line.id));
  return (
    <Panel title={t('bank.proposal')}>
      <RecordLoader query={query}>
        {({ data, findings }) => {
          const proposal = data[at % Math.max(data.length, 1)];
          return (
            <>
              {proposal === undefined ? (
                <Text size="sm">{t('bank.nothingFound')}</Text>
              ) : (
                <Proposed
                  line={line}
                  proposal={proposal}
                  onMatched={onMatched}
                  {...(data.length > 1 && { onNext: () => setAt(at + 1) })}
                  place={`${(at % data.length) + 1}/${data.length}`}
                />
              )}
              {findings.map((finding) => (
                <Text key={finding} size="sm" c="dimmed" mt="xs">
                  {t(`bank.finding_${finding as 'several_sums'}`)}
                </Text>
              ))}
            </>
          );
        }}
      </RecordLoader>
    </Panel>
  );
}

interface ProposedProps extends ProposalsProps {
  readonly proposal: BankProposal;
  readonly place: string;
  readonly onNext?: () => void;
}

function Proposed({ line, proposal, place, onMatched, onNext }: ProposedProps) {
  const { t } = useTranslation();
  const matching = useMatching(line, onMatched);
  const may = useMay('payments:write');
  const { verdict, facts, outcomes } = proposal;
  return (
    <>
      <StatusBadge tone={TONES[verdict] ?? 'neutral'}>
        {t(`bank.verdict_${verdict as 'certain'}`)}
      </StatusBadge>
      {outcomes.map((outcome) => (
        <OutcomeText key={outcome.kind} outcome={outcome} currency={line.currency} />
      ))}
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact} data-against={AGAINST.has(fact) || undefined}>
            {t(`bank.fact_${fact as 'reference'}_text`)}
          </li>
        ))}
      </ul>
      <Group gap="xs">
        {may && (
          <Button
            aria-keyshortcuts="y"
            loading={matching.isPending}
            onClick={() => matching.mutate(outcomes)}
          >
            {t('bank.accept')}
          </Button>
        )}
        {onNext !== undefined && (
          <Button variant="default" aria-keyshortcuts="n" onClick={onNext}>
            {t('bank.nextProposal', { place })}
          </Button>
        )}
      </Group>
    </>
  );
}

function useMatching({ id, version }: BankLineSummary, onMatched: () => void) {
  const { t } = useTranslation();
  const changed = useRecordChanged('bank-lines');
  const notifyProblem = useNotifyProblem();
  return useMutation({
    // What was matched meanwhile has another version, so that nothing is booked twice.
    mutationFn: (outcomes: readonly BankOutcome[]) =>
      api.bankLines.match(id, { outcomes: outcomes.map(sendable) }, { ifVersion: version }),
    onSuccess: (line) => {
      changed(line);
      notifyDone(t('bank.matched'));
      onMatched();
    },
    onError: (error) => {
      notifyProblem(error);
      changed();
    },
  });
}

/** An outcome as `match` takes it: without what is null, and with invoices only where there are any. */
function sendable({ kind, amount, customer_id, allocations, payment_id, credit_note_id }: BankOutcome) {
  return {
    kind: kind as MatchOutcome['kind'],
    amount,
    ...(customer_id !== null && { customer_id }),
    ...(payment_id !== null && { payment_id }),
    ...(credit_note_id !== null && { credit_note_id }),
    ...(allocations.length > 0 && {
      allocations: allocations.map(({ invoice_id, amount: part, settle_rest }) => ({
        invoice_id,
        amount: part,
        ...(settle_rest !== null && { settle_rest: settle_rest as 'rounding' }),
      })),
    }),
  };
}
