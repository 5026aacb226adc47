import type { Payment, Refund } from '@countinghouse/client';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { api } from '../../api/client';
import { Fact, Facts } from '../../components/facts';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import '../../i18n/document-texts';

/** What was given back out of a payment; each refund can be cancelled. */
export function PaymentRefunds({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  if (payment.refunds.length === 0) return null;
  return (
    <Facts title={t('payments.refunds')}>
      {payment.refunds.map((refund) => (
        <OneRefund key={refund.id} payment={payment} refund={refund} />
      ))}
    </Facts>
  );
}

function OneRefund({ payment, refund }: { payment: Payment; refund: Refund }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isCancellable = useMay('payments:write') && refund.cancelled_at === null;
  const amount = money(refund.amount, payment.currency);
  const parts = [refund.reason, refund.reference, refund.cancelled_at !== null && t('payments.cancelled')];
  return (
    <Fact name={day(refund.refunded_on)}>
      {[amount, ...parts.filter((text) => text !== null && text !== false)].join(', ')}
      {isCancellable && (
        <Button variant="subtle" size="compact-sm" ml="xs" onClick={() => setOpen(true)}>
          {t('payments.cancelRefund')}
        </Button>
      )}
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        kind="payments"
        record={payment}
        title={t('payments.cancelRefundTitle', { amount })}
        confirm={t('payments.cancelRefund')}
        run={(options) => api.payments.cancelRefund(payment.id, { refund_id: refund.id }, options)}
        done={() => t('payments.cancelRefundDone')}
      >
        <Text size="sm">{t('payments.cancelRefundText', { amount })}</Text>
      </ActionDialog>
    </Fact>
  );
}
