import type { ApprovalFacts } from '@countinghouse/client';
import { IconChecklist } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/approval-texts';
import { RecordList } from '../../lists/record-list';
import { StatusTabs } from '../../lists/status-tabs';
import { useListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMay } from '../../session/use-session';
import { useApprovalColumns } from './approval-columns';
import { approvalStates, type ApprovalSearch } from './approval-search';
import { DecideBar } from './decide-bar';

const route = getRouteApi('/signed-in/approvals');

/** What each request would do is loaded with it, so that a page has fewer than other lists. */
const LIMIT = 20;

const NONE: ReadonlySet<string> = new Set();

/** The requests that wait for a person, and those that did. */
export function ApprovalsPage() {
  const { t } = useTranslation();
  const address = useListAddress<ApprovalSearch>(route.useSearch());
  const { state = 'pending' } = address.search;
  const query = useRecordPage({
    name: 'approvals',
    search: address.search,
    load: listApprovals,
    limit: LIMIT,
  });
  const mayDecide = useMay('approvals:decide');
  const [ids, setIds] = useState(NONE);
  // A request that is not shown any more is not selected: nobody should decide on what they do not see.
  const chosen = (query.data?.data ?? []).filter((one) => ids.has(one.id) && one.state === 'pending');
  return (
    <>
      <PageHeader title={t('approvals.title')} description={t('approvals.intro')} />
      <StatusTabs
        name="approvals"
        label={t('common.status')}
        tabs={[
          ...approvalStates.map((status) => ({
            status,
            label: t(`approvals.state_${status}`),
            isCounted: status === 'pending',
          })),
          { status: 'all', label: t('approvals.all') },
        ]}
        value={state}
        onChange={(status) => address.change({ state: status === 'pending' ? undefined : status })}
        count={async (status, options) =>
          api.approvals.list({ state: status as 'pending', limit: 1, with_total: true }, options)
        }
      />
      <RecordList
        query={query}
        address={address}
        caption={t('approvals.title')}
        columns={useApprovalColumns()}
        above={mayDecide && <DecideBar chosen={chosen} onClear={() => setIds(NONE)} />}
        {...(mayDecide && state === 'pending' && { selection: { ids, onChange: setIds, nameOf } })}
        empty={<NothingWaits />}
      />
    </>
  );
}

function nameOf({ operation, target_id }: ApprovalFacts): string {
  return target_id === null ? operation : `${operation} ${target_id}`;
}

const listApprovals: LoadPage<ApprovalFacts, ApprovalSearch> = async (search, page, options) => {
  const { cursor, state = 'pending' } = search;
  const query = {
    ...{ cursor, ...page },
    // The parameter in the URL has the API's own values: approval-search.ts.
    ...(state !== 'all' && { state: state as 'pending' }),
  };
  return api.approvals.list(query, options);
};

function NothingWaits() {
  const { t } = useTranslation();
  return (
    <Message icon={IconChecklist} title={t('approvals.emptyTitle')}>
      {t('approvals.emptyText')}
    </Message>
  );
}
