import type { RecurringInvoice } from '@countinghouse/client';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { Fact, Facts, Panel, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { customerQuery } from '../../customers/customer-queries';
import { History } from '../../history/history';
import { useFormats } from '../../i18n/formats';
import '../../i18n/recurring-texts';
import { DateList } from '../../recurring/date-list';
import { occurrencesQuery, recurringQuery } from '../../recurring/recurring-queries';
import { useRuleWords } from '../../recurring/use-rule-words';
import { RecurringActions } from './recurring-actions';
import { RecurringStatus } from './recurring-columns';
import { RunsOf } from './runs-of';

const route = getRouteApi('/signed-in/recurring-invoices/$recurringId');

const SHOWN_AHEAD = 12;

/** The page of a recurring invoice: what it says, what became of its dates, and which are to come. */
export function RecurringPage() {
  const { recurringId } = route.useParams();
  return (
    <RecordLoader query={useQuery(recurringQuery(recurringId))}>
      {(one) => <Page record={one} />}
    </RecordLoader>
  );
}

interface About {
  readonly record: RecurringInvoice;
}

function Page({ record }: About) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={record.name}
        badge={<RecurringStatus status={record.status} />}
        back={{ to: '/recurring-invoices', label: t('recurring.title') }}
        actions={
          <>
            <Neighbours list="/recurring-invoices" id={record.id} />
            <RecurringActions record={record} />
          </>
        }
      />
      {record.status === 'attention' && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} mb="md" title={t('recurring.attention')}>
          {t('recurring.attentionText')}
        </Alert>
      )}
      <Panels>
        <RecurringFacts record={record} />
        <ContentFacts record={record} />
        <RunsOf record={record} />
        {record.status !== 'ended' && <DatesToCome record={record} />}
        <History of={record} />
      </Panels>
    </>
  );
}

function RecurringFacts({ record }: About) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const wordsOf = useRuleWords();
  const { rule, rule_from, rrule, next_on, end_after, end_on, run_at, created_at } = record;
  return (
    <Facts title={t('recurring.dates')}>
      <Fact name={t('recurring.rule')}>{wordsOf(rule, rule_from)}</Fact>
      <Fact name={t('recurring.next')}>{next_on !== null && day(next_on)}</Fact>
      <Fact name={t('recurring.runAt')}>{run_at}</Fact>
      <Fact name={t('recurring.endAfter')}>{end_after}</Fact>
      <Fact name={t('recurring.endOn')}>{end_on !== null && day(end_on)}</Fact>
      <Fact name={t('recurring.rrule')}>{rrule}</Fact>
      <Fact name={t('common.created')}>
        <Instant at={created_at} />
      </Fact>
    </Facts>
  );
}

function ContentFacts({ record }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { customer_id, total, currency, action, prices, period, catch_up, content } = record;
  const { data: customer } = useQuery(customerQuery(customer_id));
  return (
    <Facts title={t('recurring.eachRun')}>
      <Fact name={t('invoices.customer')}>
        {customer !== undefined && <CustomerLink id={customer_id} name={customer.name} />}
      </Fact>
      <Fact name={t('invoices.total')}>{total !== null && currency !== null && money(total, currency)}</Fact>
      <Fact name={t('recurring.lines')}>{content?.items.length}</Fact>
      <Fact name={t('recurring.action')}>{t(`recurring.action_${action as 'draft'}`)}</Fact>
      <Fact name={t('recurring.period')}>{t(`recurring.period_${period as 'in_advance'}`)}</Fact>
      <Fact name={t('recurring.prices')}>{t(`recurring.prices_${prices as 'fixed'}`)}</Fact>
      <Fact name={t('recurring.catchUp')}>{t(`recurring.catchUp_${catch_up as 'all'}`)}</Fact>
    </Facts>
  );
}

function DatesToCome({ record }: About) {
  const { t } = useTranslation();
  const { data } = useQuery(occurrencesQuery(record.id));
  return (
    <Panel title={t('recurring.nextDates')}>
      {data !== undefined && <DateList dates={data.data.slice(0, SHOWN_AHEAD)} />}
    </Panel>
  );
}
