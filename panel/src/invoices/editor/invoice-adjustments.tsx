import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../fields/number-fields';
import { formSource } from '../../forms/field-source';
import { WithholdingRows } from '../../forms/withholding-rows';
import { newWithholding } from '../../forms/withholding-values';
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
  const { discounts, charges, prepaid_amount, round_payable_to, withheld_by } = form.values;
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const isShown = (name: 'prepaid_amount' | 'round_payable_to', value: string): boolean =>
    value !== '' || asked.has(name) || form.errors[name] !== undefined;
  const isPrepaid = isShown('prepaid_amount', prepaid_amount);
  const isRounded = isShown('round_payable_to', round_payable_to);
  const isWithheld = !isQuote && (withheld_by === 'invoice' || form.errors['withholdings'] !== undefined);
  return (
    <div className={classes.adjustments} role="group" aria-label={t('adjustments.ofInvoice')}>
      <Rows form={form} currency={currency} />
      <Amounts {...{ form, currency, isPrepaid, isRounded }} />
      {isWithheld && <Withheld form={form} />}
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
        {!isWithheld && !isQuote && (
          <Add label={t('adjustments.addWithholding')} onAdd={() => form.setValues(withheldAnew())} />
        )}
      </Group>
    </div>
  );
}

/** What is typed instead of what is agreed with the customer. */
const withheldAnew = (): Partial<InvoiceFields['values']> => {
  return { withheld_by: 'invoice', withholdings: [newWithholding()] };
};

/** What the customer withholds of this invoice, or the way back to what is agreed. */
function Withheld({ form }: Pick<InvoiceAdjustmentsProps, 'form'>) {
  const { t } = useTranslation();
  const { withheld_by } = form.values;
  const fault = form.errors['withholdings'];
  return (
    <div className={classes.plan} role="group" aria-label={t('adjustments.withheldBy')}>
      <SegmentedControl
        aria-label={t('adjustments.withheldBy')}
        data={(['customer', 'invoice'] as const).map((value) => {
          return { value, label: t(`adjustments.withheldBy_${value}`) };
        })}
        value={withheld_by}
        onChange={(value) => form.setFieldValue('withheld_by', value as typeof withheld_by)}
      />
      {fault !== undefined && (
        <Text size="sm" c="red" role="alert">
          {fault}
        </Text>
      )}
      {withheld_by === 'invoice' && <WithholdingRows source={formSource(form)} />}
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
