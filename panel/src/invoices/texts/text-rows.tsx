import { ActionIcon, Menu, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/formats';
import { errorProps, type InvoiceLineProps } from '../editor/line-props';
import type { LineText, TextPlace } from './line-texts';
import classes from './text-rows.module.css';
import '../../i18n/form-texts';

interface TextRowsProps extends Pick<
  InvoiceLineProps,
  'line' | 'index' | 'steps' | 'errors' | 'currency' | 'around'
> {
  readonly side: TextPlace['side'];
}

/** What stands on one side of a line. Alt with an arrow key moves it, Alt with Delete removes it. */
export function TextRows({ side, ...props }: TextRowsProps) {
  const { line, index, around } = props;
  const rows = line[side];
  if (rows.length === 0) return null;
  const numbers = [...around.headings];
  return (
    <div className={classes.rows} data-side={side} data-labelled>
      {rows.map((row, at) => (
        <TextRow
          key={`${at} ${row.kind}`}
          {...props}
          row={row}
          place={{ index, side, at }}
          number={row.kind === 'heading' ? numbers.shift() : undefined}
        />
      ))}
    </div>
  );
}

interface TextRowProps extends Omit<TextRowsProps, 'side'> {
  readonly row: LineText;
  readonly place: TextPlace;
  /** Of a heading. */
  readonly number: string | undefined;
}

function TextRow(props: TextRowProps) {
  const { row, place, steps } = props;
  return (
    // The key events come from the field inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.row} data-kind={row.kind} onKeyDown={(event) => onKey(event, place, steps)}>
      <TextField {...props} />
      <TextMenu {...props} />
    </div>
  );
}

function TextField({ row, place, number, steps, errors, around, currency }: TextRowProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { index, side, at } = place;
  const label = t(`invoiceEditor.around_${row.kind}`);
  const field = {
    'aria-label': number === undefined ? label : `${label} ${number}`,
    placeholder: label,
    maxLength: 4000,
    value: row.text,
    'data-text': `${side}-${at}`,
    ...errorProps(index, `${side}.${at}.text`, errors),
  };
  const change = (text: string): void => steps.changeText(place, text);
  if (row.kind === 'page_break') return <p className={classes.pageBreak}>{label}</p>;
  if (row.kind === 'text') {
    return (
      <Textarea
        {...field}
        autosize
        minRows={1}
        maxRows={8}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  const { subtotal } = around;
  return (
    <>
      {number !== undefined && <span aria-hidden>{number}</span>}
      <TextInput {...field} onChange={(event) => change(event.currentTarget.value)} />
      {row.kind === 'subtotal' && (
        <output className={classes.sum}>{subtotal === undefined ? '–' : money(subtotal, currency)}</output>
      )}
    </>
  );
}

function TextMenu({ row, place, steps }: TextRowProps) {
  const { t } = useTranslation();
  const name = t(`invoiceEditor.around_${row.kind}`);
  return (
    <Menu shadow="md" position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.menu}
          aria-label={t('invoiceEditor.textMenu', { name, line: place.index + 1 })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          onClick={() => steps.moveText(place, -1)}
        >
          {t('invoiceEditor.moveUp')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => steps.moveText(place, 1)}
        >
          {t('invoiceEditor.moveDown')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => steps.removeText(place)}>
          {t('invoiceEditor.removeText')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The keys of lines do the same to a text; the line around it does not hear them. */
function onKey(event: KeyboardEvent<HTMLElement>, place: TextPlace, steps: InvoiceLineProps['steps']): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) {
    // Enter adds no line from here.
    if (key === 'Enter') event.stopPropagation();
    if (key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    return;
  }
  if (key === 'ArrowUp') steps.moveText(place, -1);
  else if (key === 'ArrowDown') steps.moveText(place, 1);
  else if (key === 'Delete') steps.removeText(place);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
