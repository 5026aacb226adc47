import type { BankOutcome } from '@countinghouse/client';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { InvoiceLink } from '../../components/invoice-link';
import { useFormats } from '../../i18n/formats';
import { BillLink, RunLink, SupplierLink, SupplierPaymentLink } from '../purchases/links';
import { customerNameQuery } from './bank-queries';
import classes from './bank.module.css';

interface OutcomeTextProps {
  readonly outcome: BankOutcome;
  readonly currency: string;
}

/** What a line, or a part of it, may be: its kind, whom it is of, and the documents that it settles. */
export function OutcomeText({ outcome, currency }: OutcomeTextProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { kind, amount, customer_id, allocations, payment_id, credit_note_id, reason } = outcome;
  const { supplier_id, bills, bill_payment_id, payment_run_id } = outcome;
  return (
    <div className={classes.outcome}>
      <p>
        <strong>{t(`bank.kind_${kind as 'payment'}`)}</strong> {money(amount, currency)}
      </p>
      {reason !== null && <p>{reason}</p>}
      {customer_id !== null && <CustomerOf id={customer_id} />}
      {supplier_id !== null && <SupplierLink id={supplier_id} />}
      <DocumentLinks paymentId={payment_id} creditNoteId={credit_note_id} />
      {bill_payment_id !== null && <SupplierPaymentLink id={bill_payment_id} />}
      {payment_run_id !== null && <RunLink id={payment_run_id} />}
      {bills.length > 0 && (
        <ul className={classes.invoices}>
          {bills.map(({ bill_id, amount: part, discount }) => (
            <li key={bill_id}>
              <BillLink id={bill_id} /> <span>{money(part, currency)}</span>
              {discount !== null && (
                <span>{t('purchases.discount', { amount: money(discount, currency) })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {allocations.length > 0 && (
        <ul className={classes.invoices}>
          {allocations.map((allocation) => (
            <li key={allocation.invoice_id}>
              <InvoiceLink id={allocation.invoice_id} /> <span>{money(allocation.amount, currency)}</span>
              {allocation.settle_rest !== null && (
                <span>{t(`bank.rest_${allocation.settle_rest as 'rounding'}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CustomerOf({ id }: { id: string }) {
  const { data } = useQuery(customerNameQuery(id));
  return <CustomerLink size="sm" id={id} name={data ?? id} />;
}

interface DocumentLinksProps {
  readonly paymentId: string | null;
  readonly creditNoteId: string | null;
}

/** Links to the payment and the credit note that a line is of. */
export function DocumentLinks({ paymentId, creditNoteId }: DocumentLinksProps) {
  const { t } = useTranslation();
  return (
    <>
      {paymentId !== null && (
        <Anchor
          size="sm"
          renderRoot={(props) => <Link to="/payments/$paymentId" params={{ paymentId }} {...props} />}
        >
          {t('bank.toPayment')}
        </Anchor>
      )}
      {creditNoteId !== null && (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/credit-notes/$creditNoteId" params={{ creditNoteId }} {...props} />
          )}
        >
          {t('bank.toCreditNote')}
        </Anchor>
      )}
    </>
  );
}
