import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../fields/number-fields';
import { newAdjustment } from '../adjustment-values';
import type { InvoiceFields } from '../invoice-values';
import '../../i18n/invoice-texts';
import { AdjustmentRows } from './adjustment-rows';
import classes from './invoice-form.module.css';
import '../../i18n/form-texts';

interface InvoiceAdjustmentsProps {
  readonly form: InvoiceFields;
  readonly currency: string;
}

interface SheetProps {
  readonly isContent?: boolean;
  /** A quote has neither of the amounts. */
  readonly isQuote?: boolean;
}

/** Discounts, charges, prepayment and rounding of the whole invoice. Each is only a button until it is needed. */
export function InvoiceAdjustments(props: InvoiceAdjustmentsProps & SheetProps) {
  const { form, currency, isContent = false, isQuote = false } = props;
  const { t } = useTranslation();
  const { discounts, charges, prepaid_amount, round_payable_to } = form.values;
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const isShown = (name: 'prepaid_amount' | 'round_payable_to', value: string): boolean =>
    value !== '' || asked.has(name) || form.errors[name] !== undefined;
  const isPrepaid = isShown('prepaid_amount', prepaid_amount);
  const isRounded = isShown('round_payable_to', round_payable_to);
  return (
    <div className={classes.adjustments} role="group" aria-label={t('adjustments.ofInvoice')}>
      <Rows form={form} currency={currency} />
      <Amounts {...{ form, currency, isPrepaid, isRounded }} />
      <Group gap="xs">
        <Add
          label={t('adjustments.addDiscount')}
          onAdd={() => form.setFieldValue('discounts', [...discounts, newAdjustment()])}
        />
        <Add
          label={t('adjustments.addCharge')}
          onAdd={() => form.setFieldValue('charges', [...charges, newAdjustment('amount')])}
        />
        {!isPrepaid && !isContent && !isQuote && (
          <Add
            label={t('adjustments.addPrepaid')}
            onAdd={() => setAsked(new Set([...asked, 'prepaid_amount']))}
          />
        )}
        {!isRounded && !isQuote && (
          <Add
            label={t('adjustments.addRounding')}
            onAdd={() => setAsked(new Set([...asked, 'round_payable_to']))}
          />
        )}
      </Group>
    </div>
  );
}

function Rows({ form, currency }: InvoiceAdjustmentsProps) {
  const { discounts, charges } = form.values;
  const rows = { errors: form.errors, currency, hasTax: true };
  return (
    <>
      <AdjustmentRows
        kind="discount"
        path="discounts"
        rows={discounts}
        onChange={(changed) => form.setFieldValue('discounts', changed)}
        {...rows}
      />
      <AdjustmentRows
        kind="charge"
        path="charges"
        rows={charges}
        onChange={(changed) => form.setFieldValue('charges', changed)}
        {...rows}
      />
    </>
  );
}

interface AmountsProps extends InvoiceAdjustmentsProps {
  readonly isPrepaid: boolean;
  readonly isRounded: boolean;
}

function Amounts({ form, currency, isPrepaid, isRounded }: AmountsProps) {
  const { t } = useTranslation();
  if (!isPrepaid && !isRounded) return null;
  return (
    <div className={classes.amounts}>
      {isPrepaid && (
        <MoneyField
          label={t('invoicePage.prepaid')}
          currency={currency}
          {...form.getInputProps('prepaid_amount')}
        />
      )}
      {isRounded && (
        <MoneyField
          label={t('adjustments.roundTo')}
          description={t('adjustments.roundToHint')}
          currency={currency}
          {...form.getInputProps('round_payable_to')}
        />
      )}
    </div>
  );
}

function Add({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}
