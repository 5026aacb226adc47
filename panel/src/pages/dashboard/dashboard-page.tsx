import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFault } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/dashboard-texts';
import { todayIn } from '../../fields/day-text';
import { useFormats } from '../../i18n/formats';
import { useSession } from '../../session/use-session';
import { AgingPanel } from './aging-panel';
import {
  anyInvoiceQuery,
  latestEventsQuery,
  receivablesQuery,
  revenueQuery,
  type RevenueReport,
} from './dashboard-queries';
import classes from './dashboard.module.css';
import { FirstSteps } from './first-steps';
import { LatestEvents } from './latest-events';
import { spanOf, yearBefore } from './period';
import { ReceivableFigures } from './receivable-figures';
import { RevenuePanel } from './revenue-panel';

const route = getRouteApi('/signed-in/');

/** The start page: receivables, revenue and the latest events, or the first steps. */
export function DashboardPage() {
  const anyInvoice = useQuery(anyInvoiceQuery);
  return (
    <>
      <Head isWelcome={anyInvoice.data === false} />
      {anyInvoice.data === false && <FirstSteps />}
      {anyInvoice.data === true && <Figures />}
      <State queries={[anyInvoice]} />
    </>
  );
}

function Head({ isWelcome }: { isWelcome: boolean }) {
  const { t } = useTranslation();
  const { known, chosen } = useCurrencies();
  if (isWelcome)
    return <PageHeader title={t('dashboard.welcome')} description={t('dashboard.welcomeText')} />;
  return (
    <PageHeader
      title={t('dashboard.title')}
      actions={known.length > 1 ? <CurrencyChoice known={known} chosen={chosen} /> : undefined}
    />
  );
}

/** Returns the chosen months, and the present one where the organization is. */
function usePeriod() {
  const { period } = route.useSearch();
  const thisMonth = todayIn(useSession()?.organization.time_zone).slice(0, 7);
  return { period, thisMonth, span: spanOf(period, thisMonth) };
}

/** Returns the currencies with amounts, the organization's own first, and the chosen one. */
function useCurrencies() {
  const { currency: wanted } = route.useSearch();
  const { span } = usePeriod();
  const receivables = useQuery(receivablesQuery).data?.data ?? [];
  const revenue = useQuery(revenueQuery(span)).data?.data ?? [];
  const named = [...receivables, ...revenue].map(({ currency }) => currency);
  // The revenue of another period may lack the currency that is looked at.
  const known = [...new Set(wanted === undefined ? named : [...named, wanted])];
  return { known, chosen: known.find((currency) => currency === wanted) ?? known[0] };
}

function Figures() {
  const { span } = usePeriod();
  const receivables = useQuery(receivablesQuery);
  const revenue = useQuery(revenueQuery(span));
  const events = useQuery(latestEventsQuery);
  const { chosen } = useCurrencies();
  const owed = receivables.data?.data.find(({ currency }) => currency === chosen);
  return (
    <Stack gap="md">
      <State queries={[receivables, revenue, events]} />
      {owed !== undefined && <ReceivableFigures receivables={owed} />}
      {revenue.data !== undefined && chosen !== undefined && <Revenue now={revenue.data} currency={chosen} />}
      <div className={classes.pair}>
        {owed !== undefined && <AgingPanel receivables={owed} />}
        {events.data !== undefined && <LatestEvents events={events.data.data} />}
      </div>
    </Stack>
  );
}

function Revenue({ now, currency }: { now: RevenueReport; currency: string }) {
  const navigate = useNavigate();
  const { span, period, thisMonth } = usePeriod();
  const before = useQuery(revenueQuery(yearBefore(span)));
  const choose = (chosen: string | undefined): void =>
    void navigate({
      to: '/',
      search: ({ currency: kept }) => ({
        ...(kept && { currency: kept }),
        ...(chosen && { period: chosen }),
      }),
      replace: true,
      resetScroll: false,
    });
  const shown = { now, before: before.data, currency, thisMonth, period };
  return <RevenuePanel {...shown} onPeriod={choose} />;
}

/** Shows whether something is loading, and what failed to load, in one message. */
function State({ queries }: { queries: readonly UseQueryResult[] }) {
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  const [first] = failed;
  if (first?.error != null) {
    return <LoadFault error={first.error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  }
  return queries.some(({ data }) => data === undefined) ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" role="status" aria-label={t('common.loading')} className={classes.waiting}>
      <Skeleton height={92} radius="lg" mb="md" />
      <Skeleton height={360} radius="lg" />
    </div>
  );
}

interface CurrencyChoiceProps {
  readonly known: readonly string[];
  readonly chosen: string | undefined;
}

/** Amounts of different currencies are never added, so one currency is chosen. */
function CurrencyChoice({ known, chosen }: CurrencyChoiceProps) {
  const { t } = useTranslation();
  const { currencyName } = useFormats();
  const search = route.useSearch();
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={t('dashboard.currency')}
      value={chosen}
      data={known.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
      onChange={(event) =>
        void navigate({
          to: '/',
          search: { ...search, currency: event.currentTarget.value },
          replace: true,
        })
      }
    />
  );
}
