import type { Bill } from '@countinghouse/client';
import { Code } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Fact, Facts, Panel } from '../../components/facts';
import { Instant } from '../../components/instant';
import '../../i18n/bill-texts';
import { useFormats } from '../../i18n/formats';
import { RunLink, SupplierLink } from '../purchases/links';
import { SupplierName } from './bill-columns';
import classes from './bills.module.css';

interface About {
  readonly bill: Bill;
}

/** Who sent it, when, and where it is to be paid to. */
export function BillFacts({ bill }: About) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { issue_date, due_date, payment, seller, buyer } = bill;
  return (
    <Facts title={t('bills.said')}>
      <Fact name={t('bills.supplier')}>
        {bill.supplier_id === null ? <SupplierName bill={bill} /> : <SupplierLink id={bill.supplier_id} />}
      </Fact>
      <Fact name={t('bills.vatId')}>{seller?.vat_id}</Fact>
      <Fact name={t('bills.kind')}>{bill.kind === 'credit_note' && t('bills.creditNote')}</Fact>
      <Fact name={t('bills.issued')}>{issue_date !== null && day(issue_date)}</Fact>
      <Fact name={t('bills.received')}>{day(bill.received_on)}</Fact>
      <Fact name={t('bills.due')}>{due_date !== null && day(due_date)}</Fact>
      <Fact name={t('bills.iban')}>{payment.iban !== null && <Code>{payment.iban}</Code>}</Fact>
      <Fact name={t('bills.reference')}>{payment.reference}</Fact>
      <Fact name={t('bills.order')}>{bill.order_reference}</Fact>
      <Fact name={t('bills.addressee')}>{buyer?.name}</Fact>
      <Fact name={t('bills.reason')}>{bill.reason}</Fact>
      <Fact name={t('bills.approved')}>{bill.approved_at !== null && <Instant at={bill.approved_at} />}</Fact>
      <Fact name={t('bills.note')}>{bill.note}</Fact>
      <Fact name={t('common.id')}>
        <Code>{bill.id}</Code>
      </Fact>
    </Facts>
  );
}

/** Its totals as the supplier says them. */
export function AmountFacts({ bill }: About) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const { currency, subtotal, tax_breakdown, total, amount_payable, amount_paid, amount_discounted } = bill;
  const isSettled = amount_paid !== 0 || amount_discounted !== 0;
  if (total === null || currency === null) return null;
  const shown = (amount: number | null) => amount !== null && money(amount, currency);
  return (
    <Facts title={t('bills.amounts')}>
      <Fact name={t('bills.subtotal')}>{shown(subtotal)}</Fact>
      {tax_breakdown.map(({ category, rate, tax }) => (
        <Fact key={`${category} ${String(rate)}`} name={t('bills.taxAt', { rate: percent(rate ?? 0) })}>
          {shown(tax)}
        </Fact>
      ))}
      <Fact name={t('bills.total')}>{shown(total)}</Fact>
      <Fact name={t('bills.payable')}>{amount_payable !== total && shown(amount_payable)}</Fact>
      <Fact name={t('bills.paid')}>{amount_paid !== 0 && shown(amount_paid)}</Fact>
      <Fact name={t('bills.discounted')}>{amount_discounted !== 0 && shown(amount_discounted)}</Fact>
      <Fact name={t('bills.left')}>{isSettled && shown(bill.amount_due)}</Fact>
      <Fact name={t('bills.run')}>
        {bill.payment_run_id !== null && <RunLink id={bill.payment_run_id} />}
      </Fact>
    </Facts>
  );
}

/** What it is for, where the document could be read. */
export function BillLines({ bill: { lines, currency } }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (lines.length === 0) return null;
  return (
    <Panel title={t('bills.lines')}>
      <ul className={classes.group}>
        {lines.map(({ description, net }, at) => (
          <li key={at} className={classes.line}>
            <span className={classes.text}>{description ?? '–'}</span>
            <span>{net !== null && currency !== null && money(net, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
