import type { SupplierPayment } from '@countinghouse/client';
import { Code, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { ActionMenu } from '../../actions/action-menu';
import { useActions, useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { Fact, Facts, Panel, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { History } from '../../history/history';
import '../../i18n/document-texts';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';
import { useMay } from '../../session/use-session';
import { BillPaymentStatus } from './bill-payment-status';
import { BillLink, SupplierLink } from './links';
import { billPaymentQuery } from './purchase-queries';
import classes from './purchases.module.css';

const route = getRouteApi('/signed-in/bill-payments/$paymentId');

/** The page of a payment to a supplier, and the bills that it pays. */
export function BillPaymentPage() {
  const { paymentId } = route.useParams();
  const query = useQuery(billPaymentQuery(paymentId));
  return <RecordLoader query={query}>{(payment) => <Page payment={payment} />}</RecordLoader>;
}

interface About {
  readonly payment: SupplierPayment;
}

function Page({ payment }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <>
      <PageHeader
        title={t('purchases.one', { amount: money(payment.amount, payment.currency) })}
        badge={<BillPaymentStatus payment={payment} />}
        back={{ to: '/bill-payments', label: t('purchases.payments') }}
        actions={
          <>
            <Neighbours list="/bill-payments" id={payment.id} />
            <Actions payment={payment} />
          </>
        }
      />
      <Panels>
        <PaymentFacts payment={payment} />
        <Settled payment={payment} />
        <MetadataFacts metadata={payment.metadata} />
        <History of={payment} />
      </Panels>
    </>
  );
}

function PaymentFacts({ payment }: About) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const { currency, unapplied_amount, reversed_at } = payment;
  return (
    <Facts title={t('purchases.basics')}>
      <Fact name={t('purchases.supplier')}>
        <SupplierLink id={payment.supplier_id} />
      </Fact>
      <Fact name={t('purchases.paidOn')}>{day(payment.paid_on)}</Fact>
      <Fact name={t('purchases.method')}>{t(`payments.methods.${payment.method as 'cash'}`)}</Fact>
      <Fact name={t('purchases.reference')}>{payment.reference}</Fact>
      <Fact name={t('purchases.unapplied')}>
        {unapplied_amount !== 0 && money(unapplied_amount, currency)}
      </Fact>
      <Fact name={t('purchases.note')}>{payment.note}</Fact>
      <Fact name={t('purchases.status_reversed')}>
        {reversed_at !== null && <Instant at={reversed_at} />}
      </Fact>
      <Fact name={t('purchases.reversalReason')}>{payment.reversal_reason}</Fact>
      <Fact name={t('common.created')}>
        <Instant at={payment.created_at} />
      </Fact>
      <Fact name={t('common.id')}>
        <Code>{payment.id}</Code>
      </Fact>
    </Facts>
  );
}

function Settled({ payment: { allocations, currency } }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Panel title={t('purchases.settles')}>
      {allocations.length === 0 ? (
        <Text size="sm">{t('purchases.settlesNothing')}</Text>
      ) : (
        <ul className={classes.rows}>
          {allocations.map(({ bill_id, amount, discount, is_credit }) => (
            <li key={bill_id}>
              <BillLink id={bill_id} />
              <span>{money(amount, currency)}</span>
              {discount !== 0 && (
                <span>{t('purchases.discount', { amount: money(discount, currency) })}</span>
              )}
              {is_credit && <span>{t('purchases.asCredit')}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Actions({ payment }: About) {
  const { t } = useTranslation();
  const actions = useActions<'reverse'>();
  if (!useMay('purchases:write')) return null;
  const isPossible = payment.available_actions.includes('reverse');
  const offered = [
    {
      action: 'reverse' as const,
      label: t('purchases.do_reverse'),
      reason: isPossible ? undefined : t('purchases.cannot_reverse'),
      isDangerous: true,
    },
  ];
  return (
    <>
      <ActionMenu offered={offered} next={[]} onAction={actions.begin} />
      <ReverseDialog payment={payment} {...actions.of('reverse')} />
    </>
  );
}

function ReverseDialog({ payment, ...opened }: About & DialogState) {
  const { t } = useTranslation();
  const [typed, setTyped] = useFresh(opened.isOpen, '');
  const reason = typed.trim();
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="bill-payments"
      record={payment}
      values={reason}
      title={t('purchases.ask_reverse')}
      confirm={t('purchases.confirm_reverse')}
      run={(options) => api.billPayments.reverse(payment.id, { reason }, options)}
      done={() => t('purchases.done_reverse')}
    >
      <Text size="sm">{t('purchases.text_reverse')}</Text>
      <Textarea
        required
        label={t('purchases.reversalReason')}
        maxLength={255}
        autosize
        minRows={2}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
