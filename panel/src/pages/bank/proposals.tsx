import type { BankLineSummary, BankOutcome, BankProposal, MatchOutcome } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { RecordLoader } from '../../components/record-loader';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { useMay } from '../../session/use-session';
import { proposalsQuery, rulesQuery } from './bank-queries';
import classes from './bank.module.css';
import { OutcomeText } from './outcome-text';
import { useMatching } from './use-matching';

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
  const { verdict, facts, outcomes, matching_rule_id } = proposal;
  return (
    <>
      <StatusBadge tone={TONES[verdict] ?? 'neutral'}>
        {t(`bank.verdict_${verdict as 'certain'}`)}
      </StatusBadge>
      {outcomes.map((outcome) => (
        <OutcomeText key={outcome.kind} outcome={outcome} currency={line.currency} />
      ))}
      {matching_rule_id !== null && <RuleOf id={matching_rule_id} />}
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
            onClick={() => matching.mutate(outcomes.map(sendable))}
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

/** Names the rule that says so. */
function RuleOf({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(rulesQuery);
  const rule = data.find((one) => one.id === id);
  if (rule === undefined) return null;
  return (
    <Text size="sm" mt="xs">
      {t('bank.ruleApplies', { name: rule.name })}
    </Text>
  );
}

/** An outcome as `match` takes it: without what is null, and with documents only where there are any. */
function sendable(outcome: BankOutcome) {
  const { kind, amount, customer_id, allocations, payment_id, credit_note_id, reason } = outcome;
  const { supplier_id, bills, bill_payment_id, payment_run_id } = outcome;
  return {
    kind: kind as MatchOutcome['kind'],
    amount,
    ...(customer_id !== null && { customer_id }),
    ...(payment_id !== null && { payment_id }),
    ...(credit_note_id !== null && { credit_note_id }),
    ...(supplier_id !== null && { supplier_id }),
    ...(bill_payment_id !== null && { bill_payment_id }),
    ...(payment_run_id !== null && { payment_run_id }),
    ...(bills.length > 0 && {
      bills: bills.map(({ bill_id, amount: part, discount }) => ({
        ...{ bill_id, amount: part },
        ...(discount !== null && { discount }),
      })),
    }),
    ...(reason !== null && { reason }),
    ...(allocations.length > 0 && {
      allocations: allocations.map(({ invoice_id, amount: part, settle_rest }) => ({
        invoice_id,
        amount: part,
        ...(settle_rest !== null && { settle_rest: settle_rest as 'rounding' }),
      })),
    }),
  };
}
