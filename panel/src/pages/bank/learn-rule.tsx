import type { BankLineSummary } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../session/use-session';
import { matchesQuery, payerQuery, proposalsQuery } from './bank-queries';
import { RuleDialog } from './rule-dialog';
import { ruleOf } from './rule-values';

/** Makes a rule from a line: with its account, and with what was chosen for it. */
export function LearnRule({ line }: { line: BankLineSummary }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('bank_accounts:write')) return null;
  return (
    <>
      <Button variant="default" aria-keyshortcuts="r" onClick={() => setOpen(true)}>
        {t('bank.do_rule')}
      </Button>
      {isOpen && <Learned line={line} onClose={() => setOpen(false)} />}
    </>
  );
}

function Learned({ line, onClose }: { line: BankLineSummary; onClose: () => void }) {
  const proposals = useQuery(proposalsQuery(line.id));
  const matches = useQuery(matchesQuery(line.id));
  const match = matches.data?.[0];
  const payment = match?.payment_id ?? null;
  const payer = useQuery({ ...payerQuery(payment ?? ''), enabled: payment !== null });
  const isKnown = !proposals.isPending && !matches.isPending && (payment === null || !payer.isPending);
  if (!isKnown) return null;
  const outcome = proposals.data?.data[0]?.outcomes[0];
  return <RuleDialog values={ruleOf(line, { outcome, match, customer: payer.data })} onClose={onClose} />;
}
