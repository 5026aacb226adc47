import type { Bill } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { billQuery } from '../../bills/bill-queries';
import { lazyPart } from '../../components/lazy-part';
import { Panels } from '../../components/facts';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { History } from '../../history/history';
import '../../i18n/bill-texts';
import { PaymentsOf } from '../purchases/payments-of';
import { BillActions } from './bill-actions';
import { BillStatus } from './bill-columns';
import { AmountFacts, BillFacts, BillLines } from './bill-facts';
import classes from './bills.module.css';
import { Findings } from './findings';

const Original = lazyPart(() => import('./original'));

const route = getRouteApi('/signed-in/bills/$billId');

/** The page of a bill: what was found, what it says, and its document beside it. */
export function BillPage() {
  const { billId } = route.useParams();
  return <RecordLoader query={useQuery(billQuery(billId))}>{(bill) => <Page bill={bill} />}</RecordLoader>;
}

function Page({ bill }: { bill: Bill }) {
  const { t } = useTranslation();
  const { file_id } = bill;
  return (
    <>
      <PageHeader
        title={bill.supplier_number ?? t('bills.withoutNumber')}
        badge={<BillStatus status={bill.status} />}
        back={{ to: '/bills', label: t('bills.title') }}
        actions={
          <>
            <Neighbours list="/bills" id={bill.id} />
            <BillActions key={bill.id} bill={bill} />
          </>
        }
      />
      <div className={classes.beside}>
        <Panels>
          <Findings bill={bill} />
          <BillFacts bill={bill} />
          <AmountFacts bill={bill} />
          {bill.amount_paid !== 0 && <PaymentsOf of={{ bill_id: bill.id }} title={t('bills.payments')} />}
          <BillLines bill={bill} />
          <MetadataFacts metadata={bill.metadata} />
          <History of={bill} />
        </Panels>
        {file_id !== null && (
          <Suspense>
            <Original key={file_id} id={file_id} />
          </Suspense>
        )}
      </div>
    </>
  );
}
