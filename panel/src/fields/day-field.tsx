import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayMarksOf, dayPattern } from '../i18n/day-marks';
import { useFormats } from '../i18n/formats';
import { localeOf } from '../i18n/languages';
import { useSession } from '../session/use-session';
import { dayAfter, dayFigures, dayOf, isDay, todayIn } from './day-text';
import classes from './fields.module.css';

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `YYYY-MM-DD`; empty for none. Text that is no day stays as typed. */
  readonly value?: string;
  readonly onChange?: (day: string) => void;
}

/**
 * A day, typed in the format of the panel's language, or picked from the browser's calendar.
 *
 * The browser's own date field would use the browser's language and take four tab stops. The typed text stays while the
 * field has the focus. On blur the field shows how it was understood, with the month's name, or says that it is no day.
 * Who comes by keyboard writes over the whole of it.
 */
export function DayField({ value = '', onChange, onFocus, onBlur, ...props }: DayFieldProps) {
  const { t, i18n } = useTranslation();
  const { day } = useFormats();
  const [typed, setTyped] = useState<string>();
  const today = todayIn(useSession()?.organization.time_zone);
  const locale = localeOf(i18n.language);
  const pattern = dayPattern(t, locale);
  const selecting = useSelectedByKeyboard(typed !== undefined);
  const isUnreadable = typed === undefined && value !== '' && !isDay(value);
  const show = (next: string): void => {
    setTyped(typed === undefined ? undefined : dayFigures(next, locale));
    onChange?.(next);
  };
  return (
    <TextInput
      autoComplete="off"
      placeholder={pattern}
      {...props}
      {...selecting}
      error={isUnreadable ? t('faults.wrong_date', { format: pattern }) : props.error}
      classNames={{ input: classes.figures }}
      value={typed ?? (isDay(value) ? day(value) : value)}
      onFocus={(event) => {
        setTyped(dayFigures(value, locale));
        onFocus?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange?.(dayOf(text, dayMarksOf(locale), today) ?? text);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        const next = steppedDay(event, isDay(value) ? value : dayAfter(today, -1));
        if (next === undefined) return;
        event.preventDefault();
        show(next);
      }}
      rightSection={<Calendar value={value} onPick={show} isDisabled={props.disabled === true} />}
    />
  );
}

/** Moves by a day with the arrow keys, and by a week with Shift. */
function steppedDay({ key, shiftKey, altKey }: KeyboardEvent, from: string): string | undefined {
  const step = shiftKey ? 7 : 1;
  if (altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  return dayAfter(from, key === 'ArrowUp' ? step : -step);
}

interface CalendarProps {
  readonly value: string;
  readonly onPick: (day: string) => void;
  readonly isDisabled: boolean;
}

/** Opens the browser's calendar. Only for the pointer: with a keyboard, typing a day is faster. */
function Calendar({ value, onPick, isDisabled }: CalendarProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <span className={classes.calendar} aria-hidden>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        max="9999-12-31"
        value={isDay(value) ? value : ''}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <ActionIcon
        variant="transparent"
        color="gray"
        tabIndex={-1}
        disabled={isDisabled}
        onClick={() => calendar.current?.showPicker()}
      >
        <IconCalendar size={16} />
      </ActionIcon>
    </span>
  );
}

/**
 * Selects the text of a field that gets the focus other than by the pointer. The browser does so by itself, but forgets
 * it when the text changes at that moment.
 */
function useSelectedByKeyboard(hasFocus: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const isPointed = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus && !isPointed.current) field.current?.select();
    isPointed.current = false;
  }, [hasFocus]);
  return {
    ref: field,
    onPointerDown: () => {
      isPointed.current = document.activeElement !== field.current;
    },
  };
}
