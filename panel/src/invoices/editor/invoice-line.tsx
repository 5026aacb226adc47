import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import { productQuery } from '../../products/product-queries';
import { useSession } from '../../session/use-session';
import classes from './invoice-lines.module.css';
import { LineEInvoice } from './details/line-e-invoice';
import { LineChoice } from './line-choice';
import { LineDetails } from './line-details';
import { LineFields } from './line-fields';
import { LineOffer } from './line-offer';
import { LineMenu } from './line-menu';
import type { InvoiceLineProps } from './line-props';
import { TextRows } from '../texts/text-rows';
import { ownPrice, useOffer } from './use-offer';
import '../../i18n/form-texts';

/**
 * One line: product, quantity and price.
 *
 * The form creates new objects on each key press, so lines are compared by content: only changed ones render.
 */
export const InvoiceLine = memo(Line, (before, after) => JSON.stringify(before) === JSON.stringify(after));

function Line(props: InvoiceLineProps) {
  const { index, count, steps, amount, isOutdated, isLeftOut, currency, groups } = props;
  const { t } = useTranslation();
  const { money } = useFormats();
  const number = index + 1;
  const [hasDetails, setHasDetails] = useState(false);
  const { product, offer } = useLineProduct(props);
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
        if (step === 'up') steps.move(index, -1);
        else if (step === 'down') steps.move(index, 1);
        else if (step !== 'remove') steps[step](index);
        else if (count > 1) steps.remove(index);
      }}
    >
      <TextRows {...props} side="above" />
      <LineFields {...props} product={product} />
      <div className={classes.amount} data-old={isOutdated || undefined}>
        <span className={classes.narrowName}>{t('invoiceEditor.amount')}</span>
        <output>{amount === undefined ? '–' : money(amount, currency)}</output>
        {isLeftOut && <span className={classes.leftOut}>{t('invoiceEditor.leftOut')}</span>}
      </div>
      <LineTools {...props} onDetails={() => setHasDetails(true)} />
      {offer !== undefined && <LineOffer {...props} offer={offer} />}
      <LineDetails {...props} />
      {groups !== undefined && <LineChoice {...props} groups={groups} />}
      <LineEInvoice {...props} isOpened={hasDetails} onToggle={() => setHasDetails(!hasDetails)} />
      <TextRows {...props} side="below" />
    </div>
  );
}

/** Returns the product of a line, and what it costs the customer. */
function useLineProduct(props: InvoiceLineProps) {
  const { line, currency } = props;
  const id = line.product_id;
  const { data } = useQuery({ ...productQuery(id ?? ''), enabled: id !== null });
  const usual = useSession()?.organization.currency ?? 'EUR';
  const offer = useOffer(props, data && ownPrice(data, { currency, usual }));
  return { product: data, offer };
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
        onText={(side, kind) => steps.addText(index, side, kind)}
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

type LineStep = 'goOn' | 'up' | 'down' | 'copy' | 'remove';

/** The keys together with Alt. Editors of code move and copy lines by the same ones. */
const ALT_KEYS: Readonly<Record<string, LineStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  'Shift+ArrowDown': 'copy',
  Delete: 'remove',
};

/**
 * Returns the step that a key requests. Enter in an open list belongs to the list, and keys in a dialog or menu that
 * was opened here belong there.
 */
function stepFor(event: KeyboardEvent<HTMLElement>): LineStep | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, currentTarget, defaultPrevented } = event;
  const isOwnField = target instanceof HTMLInputElement && currentTarget.contains(target);
  if (!isOwnField || defaultPrevented || ctrlKey || metaKey || event.nativeEvent.isComposing)
    return undefined;
  if (target.getAttribute('aria-expanded') === 'true') return undefined;
  if (!altKey) return key === 'Enter' ? 'goOn' : undefined;
  return ALT_KEYS[shiftKey ? `Shift+${key}` : key];
}
