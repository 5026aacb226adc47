import { Button, Input, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceFields } from '../invoice-values';
import { newLine } from '../line-values';
import type { LiveTotals } from '../use-calculation';
import classes from './invoice-lines.module.css';
import { InvoiceLine } from './invoice-line';

const LINES_MAX = 1_000;

interface InvoiceLinesProps {
  readonly form: InvoiceFields;
  readonly live: LiveTotals;
  readonly currency: string;
}

/** The lines of an invoice. Enter in any of their fields adds the next one; the focus goes with it. */
export function InvoiceLines({ form, live, currency }: InvoiceLinesProps) {
  const { t } = useTranslation();
  const { place, focus, add, remove } = useLineSteps(form);
  const { items } = form.values;
  return (
    <div
      ref={place}
      className={classes.lines}
      role="group"
      aria-label={t('invoiceEditor.lines')}
      data-field="items"
      tabIndex={-1}
    >
      <Columns />
      {items.map((_, index) => (
        <InvoiceLine
          key={index}
          {...{ form, index, currency }}
          amount={live.lineAmount(index)}
          isOld={live.isOld}
          onNext={() => add(index)}
          onPicked={() => focus(index, '[data-line-quantity]')}
          onRemove={items.length === 1 ? undefined : () => remove(index)}
        />
      ))}
      {form.errors['items'] !== undefined && <Input.Error role="alert">{form.errors['items']}</Input.Error>}
      <AddLine isFull={items.length >= LINES_MAX} onAdd={() => add(items.length - 1)} />
    </div>
  );
}

/** Adding a line after another, and taking one away, with the focus where one goes on. */
function useLineSteps(form: InvoiceFields) {
  const place = useRef<HTMLDivElement>(null);
  const { items } = form.values;
  const focus = (index: number, selector = '[data-line-start]'): void => {
    requestAnimationFrame(() => {
      const lines = place.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
      const line = lines[Math.max(0, Math.min(index, lines.length - 1))];
      const field = line?.querySelector<HTMLInputElement>(selector);
      field?.focus();
      // What stands there is a proposal: typing replaces it.
      field?.select();
    });
  };
  const add = (after: number): void => {
    if (items.length >= LINES_MAX) return;
    form.insertListItem('items', newLine(items[after]?.tax_rate ?? ''), after + 1);
    focus(after + 1);
  };
  const remove = (index: number): void => {
    form.removeListItem('items', index);
    focus(index - 1);
  };
  return { place, focus, add, remove };
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

/** The names of the columns. Each field has its own, too, for those who hear the page or have a narrow one. */
function Columns() {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} aria-hidden>
      <span>{t('invoiceEditor.product')}</span>
      <span>{t('invoiceEditor.quantity')}</span>
      <span>{t('invoiceEditor.price')}</span>
      <span>{t('invoiceEditor.taxRate')}</span>
      <span>{t('invoiceEditor.discount')}</span>
      <span className={classes.amountName}>{t('invoiceEditor.amount')}</span>
    </div>
  );
}
