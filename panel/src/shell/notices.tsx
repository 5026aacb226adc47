import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useMay } from '../session/use-session';
import { endpointsQuery } from '../webhooks/webhook-queries';
import { lazyPart } from '../components/lazy-part';

const DisabledBanner = lazyPart(() => import('../webhooks/disabled-banner'));

const ASKED_AGAIN_AFTER_MS = 5 * 60_000;

/** What somebody has to know on every page. The texts come only if there is something to say. */
export function Notices() {
  const enabled = useMay('webhooks:read');
  const { data } = useQuery({
    ...endpointsQuery(),
    enabled,
    staleTime: ASKED_AGAIN_AFTER_MS,
    throwOnError: false,
  });
  const disabled = data?.data.filter(({ status }) => status === 'disabled') ?? [];
  return <Suspense>{disabled.length > 0 && <DisabledBanner disabled={disabled} />}</Suspense>;
}
