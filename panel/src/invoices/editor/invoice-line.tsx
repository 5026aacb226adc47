import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import classes from './invoice-lines.module.css';
import { LineEInvoice } from './details/line-e-invoice';
import { LineDetails } from './line-details';
import { LineFields } from './line-fields';
import { LineMenu } from './line-menu';
import type { InvoiceLineProps } from './line-props';
import '../../i18n/form-texts';

/**
 * One line: product, quantity and price.
 *
 * The form creates new objects on each key press, so lines are compared by content: only changed ones render.
 */
export const InvoiceLine = memo(Line, (before, after) => JSON.stringify(before) === JSON.stringify(after));

function Line(props: InvoiceLineProps) {
  const { index, steps, amount, isOutdated, currency } = props;
  const { t } = useTranslation();
  const { money } = useFormats();
  const number = index + 1;
  const [hasDetails, setHasDetails] = useState(false);
  return (
    // The key events come from the fields inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={t('common.labelled', { label: t('invoiceEditor.line'), value: number })}
      className={classes.line}
      data-line
      onKeyDown={(event) => {
        const step = stepFor(event);
        if (step === undefined) return;
        event.preventDefault();
        if (step === 'goOn') steps.goOn(index);
        else steps.move(index, step);
      }}
    >
      <LineFields {...props} />
      <div className={classes.amount} data-old={isOutdated || undefined}>
        <span className={classes.narrowName}>{t('invoiceEditor.amount')}</span>
        <output>{amount === undefined ? '–' : money(amount, currency)}</output>
      </div>
      <LineTools {...props} onDetails={() => setHasDetails(true)} />
      <LineDetails {...props} />
      <LineEInvoice {...props} isOpened={hasDetails} onToggle={() => setHasDetails(!hasDetails)} />
    </div>
  );
}

function LineTools({ line, index, count, steps, onDetails }: InvoiceLineProps & { onDetails: () => void }) {
  const { t } = useTranslation();
  const number = index + 1;
  return (
    <div className={classes.tools}>
      <LineMenu
        number={number}
        line={line}
        onChange={(part) => steps.change(index, part)}
        onDetails={onDetails}
        onCopy={() => steps.copy(index)}
        onMove={(by) => steps.move(index, by)}
        canMoveUp={index > 0}
        canMoveDown={index < count - 1}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.remove}
        disabled={count === 1}
        aria-label={t('common.removeEntry', { label: t('invoiceEditor.line'), number })}
        onClick={() => steps.remove(index)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/**
 * Returns the step that a key requests. Enter in an open list belongs to the list, and keys in a dialog or menu that
 * was opened here belong there.
 */
function stepFor(event: KeyboardEvent<HTMLElement>): 'goOn' | 1 | -1 | undefined {
  const { key, ctrlKey, metaKey, altKey, target, currentTarget, defaultPrevented } = event;
  const isOwnField = target instanceof HTMLInputElement && currentTarget.contains(target);
  if (!isOwnField || defaultPrevented || ctrlKey || metaKey || event.nativeEvent.isComposing)
    return undefined;
  if (target.getAttribute('aria-expanded') === 'true') return undefined;
  if (altKey) return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
  return key === 'Enter' ? 'goOn' : undefined;
}
