import type { Bill, UpdateBill } from '@countinghouse/client';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { saidAgain } from '../../bills/said-again';
import { numberOf } from '../../fields/decimal-text';
import { DayField } from '../../fields/day-field';
import { MoneyField } from '../../fields/number-fields';
import '../../i18n/bill-texts';
import { SupplierPicker } from '../../pickers/supplier-picker';
import { useSession } from '../../session/use-session';

type Typed = Readonly<
  Record<'supplier_number' | 'issue_date' | 'due_date' | 'subtotal' | 'tax_total' | 'total' | 'iban', string>
>;

/** Changes what a bill that is not open says, or types in what a scan shows. */
export default function EditDialog({ bill, ...opened }: DialogState & { readonly bill: Bill }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useFresh<Typed>(opened.isOpen, typedOf(bill));
  const [supplier, setSupplier] = useFresh<string | null>(opened.isOpen, bill.supplier_id);
  const usual = useSession()?.organization.currency;
  const currency = bill.currency ?? usual ?? '';
  const body = bodyOf(bill, typed, supplier);
  const field = (name: keyof Typed) => ({
    label: t(`bills.field_${name}`),
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const text = (name: 'supplier_number' | 'iban') => {
    const { onChange, ...props } = field(name);
    return {
      ...props,
      onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    };
  };
  return (
    <ActionDialog
      {...opened}
      kind="bills"
      record={bill}
      values={body}
      title={t('bills.ask_update')}
      confirm={t('common.save')}
      run={({ ifVersion }) => api.bills.update(bill.id, body, { ifVersion })}
      done={() => t('bills.done_update')}
    >
      <SupplierPicker label={t('bills.supplier')} value={supplier} onChange={(id) => setSupplier(id)} />
      <TextInput maxLength={200} {...text('supplier_number')} />
      <DayField {...field('issue_date')} />
      <DayField {...field('due_date')} />
      <MoneyField currency={currency} {...field('subtotal')} />
      <MoneyField currency={currency} {...field('tax_total')} />
      <MoneyField currency={currency} {...field('total')} />
      <TextInput maxLength={64} {...text('iban')} />
    </ActionDialog>
  );
}

function typedOf({ payment, ...bill }: Bill): Typed {
  const number = (amount: number | null): string => (amount === null ? '' : String(amount));
  return {
    supplier_number: bill.supplier_number ?? '',
    issue_date: bill.issue_date ?? '',
    due_date: bill.due_date ?? '',
    subtotal: number(bill.subtotal),
    tax_total: number(bill.tax_total),
    total: number(bill.total),
    iban: payment.iban ?? '',
  };
}

/** Empty fields are left out, so that they become empty. The amount to be paid follows the total, if that changes. */
function bodyOf(bill: Bill, typed: Typed, supplier: string | null): UpdateBill {
  const { amount_payable, payment, ...said } = saidAgain(bill, supplier);
  const amount = (name: 'subtotal' | 'tax_total' | 'total') =>
    typed[name] === '' ? {} : { [name]: numberOf(typed[name]) ?? typed[name] };
  const word = (name: 'supplier_number' | 'issue_date' | 'due_date') =>
    typed[name].trim() === '' ? {} : { [name]: typed[name].trim() };
  const {
    subtotal: _s,
    tax_total: _x,
    total: _t,
    supplier_number: _n,
    issue_date: _i,
    due_date: _d,
    ...rest
  } = said;
  const { iban: _iban, ...others } = payment ?? {};
  return {
    ...rest,
    ...{ ...word('supplier_number'), ...word('issue_date'), ...word('due_date') },
    ...{ ...amount('subtotal'), ...amount('tax_total'), ...amount('total') },
    ...(String(bill.total) === typed.total && amount_payable != null && { amount_payable }),
    payment: { ...others, ...(typed.iban.trim() !== '' && { iban: typed.iban.trim() }) },
  };
}
