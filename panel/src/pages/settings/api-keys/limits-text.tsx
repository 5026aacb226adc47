import type { ApiKey, ApiKeyUsage } from '@countinghouse/client';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { useFormats, type Formats } from '../../../i18n/formats';
import classes from './api-keys.module.css';

type Limits = NonNullable<ApiKey['limits']>;
type Usage = Pick<ApiKeyUsage, 'amounts' | 'count'>;

interface LimitsTextProps {
  readonly limits: Limits | null;
  /** What was done today; undefined for a key that can do nothing any more. */
  readonly usage: UseQueryOptions<Usage> | undefined;
}

/** What a key or a member may not go beyond, as a sentence, and what was done today. */
export function LimitsText({ limits, usage }: LimitsTextProps) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  if (limits === null) return null;
  const words = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(saysOf(t, formats, limits));
  return (
    <>
      <span className={classes.addresses}>{t('apiKeys.saysLimits', { limits: words })}</span>
      {usage !== undefined && <UsedToday usage={usage} />}
    </>
  );
}

/** What a key did today. */
export function keyUsageQuery(id: string): UseQueryOptions<Usage> {
  return { queryKey: keysOf('api-keys').part('usage', id), queryFn: () => api.apiKeys.usage(id) };
}

/** What a member did today. */
export function memberUsageQuery(id: string): UseQueryOptions<Usage> {
  return { queryKey: keysOf('members').part('usage', id), queryFn: () => api.members.usage(id) };
}

function saysOf(t: TFunction, { money }: Formats, limits: Limits): string[] {
  const { max_amount, per_day, draft_only, customer_ids, product_ids, operations } = limits;
  const { operations: waiting, above } = limits.needs_approval ?? {};
  const { amount = null, currency = null, count = null } = per_day ?? {};
  return [
    draft_only && t('apiKeys.saysDrafts'),
    max_amount && t('apiKeys.saysMost', { amount: money(max_amount.amount, max_amount.currency) }),
    amount !== null && currency !== null && t('apiKeys.saysDay', { amount: money(amount, currency) }),
    count !== null && t('apiKeys.saysCount', { count }),
    customer_ids && t('apiKeys.saysCustomers', { count: customer_ids.length }),
    product_ids && t('apiKeys.saysProducts', { count: product_ids.length }),
    operations && t('apiKeys.saysOperations', { count: operations.length }),
    waiting && t('apiKeys.saysApproval', { count: waiting.length }),
    above && t('apiKeys.saysApprovalAbove', { amount: money(above.amount, above.currency) }),
  ].filter((text) => typeof text === 'string');
}

function UsedToday({ usage }: { usage: UseQueryOptions<Usage> }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { data } = useQuery(usage);
  if (data === undefined) return null;
  const { amounts, count } = data;
  const sums = amounts.map(({ amount, currency }) => money(amount, currency));
  const use =
    count === 0 ? t('apiKeys.usedNothing') : [t('apiKeys.usedCount', { count }), ...sums].join(' · ');
  return <span className={classes.addresses}>{t('apiKeys.usedToday', { use })}</span>;
}
