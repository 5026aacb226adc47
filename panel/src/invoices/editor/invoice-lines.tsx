import { Button, Input, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceFields } from '../invoice-values';
import { positionsOf, subtotalsOf } from '../texts/line-texts';
import type { LiveTotals } from '../use-calculation';
import classes from './invoice-lines.module.css';
import { InvoiceLine } from './invoice-line';
import { useLinePrices } from './use-line-prices';
import { LINES_MAX, type LineSteps } from './use-line-steps';
import '../../i18n/form-texts';

interface InvoiceLinesProps {
  readonly form: InvoiceFields;
  readonly live: LiveTotals;
  readonly currency: string;
  /** Whether lines can be optional, or alternatives, as those of quotes. */
  readonly hasChoices?: boolean;
  /** Whether each price is sent, as for what is made again and again. */
  readonly arePricesSent?: boolean;
  readonly lines: {
    readonly holder: RefObject<HTMLDivElement | null>;
    readonly steps: LineSteps;
    readonly keys: readonly number[];
  };
}

/** The lines of an invoice. Enter in any of their fields adds the next line and focuses it. */
export function InvoiceLines({
  form,
  live,
  currency,
  hasChoices = false,
  arePricesSent = false,
  lines,
}: InvoiceLinesProps) {
  const { t } = useTranslation();
  const { holder, steps, keys } = lines;
  const { items } = form.values;
  const prices = useLinePrices(form.values, arePricesSent);
  const positions = positionsOf(items);
  const subtotals = subtotalsOf(items, (index) =>
    live.isLeftOut?.(index) === true ? undefined : live.lineAmount(index),
  );
  const groups = hasChoices ? groupsOf(items) : undefined;
  return (
    <div
      ref={holder}
      className={classes.lines}
      role="group"
      aria-label={t('invoiceEditor.lines')}
      data-field="items"
      tabIndex={-1}
    >
      <Columns />
      {items.map((line, index) => (
        <InvoiceLine
          key={keys[index]}
          {...{ line, index, currency, prices, steps, groups }}
          count={items.length}
          around={{ headings: positions[index]?.headings ?? [], subtotal: subtotals[index] }}
          errors={errorsOf(form, index)}
          amount={live.lineAmount(index)}
          isOutdated={live.isOld}
          isLeftOut={live.isLeftOut?.(index) === true}
        />
      ))}
      {form.errors['items'] !== undefined && <Input.Error role="alert">{form.errors['items']}</Input.Error>}
      <AddLine isFull={items.length >= LINES_MAX} onAdd={() => steps.add()} />
    </div>
  );
}

/** Returns the names of alternatives that are in use. */
function groupsOf(items: InvoiceFields['values']['items']): string[] {
  return [...new Set(items.map(({ group }) => group).filter((name) => name !== ''))];
}

/** Returns the errors of one line, by their paths in the form. */
function errorsOf(form: InvoiceFields, index: number): Record<string, ReactNode> {
  const prefix = `items.${index}.`;
  return Object.fromEntries(Object.entries(form.errors).filter(([path]) => path.startsWith(prefix)));
}

function AddLine({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.add}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={isFull}
        aria-keyshortcuts="a"
        onClick={onAdd}
      >
        {t('invoiceEditor.addLine')}
      </Button>
      <Text size="xs" c="dimmed">
        {t('invoiceEditor.addLineHint')}
      </Text>
    </div>
  );
}

/** The names of the columns. Each field also has its own label, for screen readers and narrow screens. */
function Columns() {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} aria-hidden>
      <span data-required>{t('invoiceEditor.product')}</span>
      <span data-required>{t('invoiceEditor.quantity')}</span>
      <span data-required>{t('invoiceEditor.price')}</span>
      <span data-required>{t('invoiceEditor.taxRate')}</span>
      <span>{t('invoiceEditor.discount')}</span>
      <span className={classes.amountName}>{t('invoiceEditor.amount')}</span>
    </div>
  );
}
