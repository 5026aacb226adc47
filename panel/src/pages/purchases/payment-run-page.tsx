import type { PaymentRun } from '@countinghouse/client';
import { Anchor, Code } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Fact, Facts, Panel, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { History } from '../../history/history';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';
import { accountsQuery } from '../bank/bank-queries';
import { BillLink } from './links';
import { paymentRunQuery } from './purchase-queries';
import classes from './purchases.module.css';
import { RunActions } from './run-actions';
import { RunStatus } from './run-status';

const route = getRouteApi('/signed-in/payment-runs/$runId');

/** The page of a payment run: its transfers, what was left out and why, and its file for the bank. */
export function PaymentRunPage() {
  const { runId } = route.useParams();
  return <RecordLoader query={useQuery(paymentRunQuery(runId))}>{(run) => <Page run={run} />}</RecordLoader>;
}

interface About {
  readonly run: PaymentRun;
}

function Page({ run }: About) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <>
      <PageHeader
        title={t('purchases.runOf', { day: day(run.execute_on) })}
        badge={<RunStatus status={run.status} />}
        back={{ to: '/payment-runs', label: t('purchases.runs') }}
        actions={
          <>
            <Neighbours list="/payment-runs" id={run.id} />
            <RunActions key={run.id} run={run} />
          </>
        }
      />
      <Panels>
        <RunFacts run={run} />
        <Transfers run={run} />
        <LeftOut run={run} />
        <History of={run} />
      </Panels>
    </>
  );
}

function RunFacts({ run }: About) {
  const { t } = useTranslation();
  const { day, money, count } = useFormats();
  const { data: accounts = [] } = useQuery(accountsQuery);
  const account = accounts.find(({ id }) => id === run.bank_account_id);
  return (
    <Facts title={t('purchases.basics')}>
      <Fact name={t('purchases.total')}>{money(run.total, run.currency)}</Fact>
      <Fact name={t('purchases.transfers')}>{count(run.transfers)}</Fact>
      <Fact name={t('purchases.executeOn')}>{day(run.execute_on)}</Fact>
      <Fact name={t('purchases.account')}>{account?.name ?? run.bank_account_id}</Fact>
      <Fact name={t('purchases.releasedAt')}>
        {run.released_at !== null && <Instant at={run.released_at} />}
      </Fact>
      <Fact name={t('purchases.file')}>
        {run.file_sha256 !== null && <Code className={classes.digest}>{run.file_sha256}</Code>}
      </Fact>
      <Fact name={t('common.id')}>
        <Code>{run.id}</Code>
      </Fact>
    </Facts>
  );
}

function Transfers({ run: { items, currency } }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Panel title={t('purchases.transfers')}>
      <ul className={classes.rows}>
        {items.map(({ bill_id, amount, creditor_name, iban, payment_id }) => (
          <li key={bill_id}>
            <BillLink id={bill_id} />
            <span>{creditor_name}</span>
            <Code>{iban}</Code>
            <strong>{money(amount, currency)}</strong>
            {payment_id !== null && (
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link to="/bill-payments/$paymentId" params={{ paymentId: payment_id }} {...props} />
                )}
              >
                {t('purchases.executed')}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LeftOut({ run: { left_out } }: About) {
  const { t } = useTranslation();
  if (left_out.length === 0) return null;
  return (
    <Panel title={t('purchases.leftOut')}>
      <ul className={classes.rows}>
        {left_out.map(({ bill_id, reason }) => (
          <li key={bill_id}>
            <BillLink id={bill_id} />
            <span>{t(`purchases.left_${reason as 'no_account'}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
