import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { InvoiceFields } from '../invoice-values';
import { withMoved, withoutLine, withText, type TextKind, type TextPlace } from '../texts/line-texts';
import { isBegun, newLine, type LineValues } from '../line-values';

/** The maximum of the service. */
export const LINES_MAX = 500;

/** The operations on the lines of an invoice. The object never changes, so that lines do not render again. */
export interface LineSteps {
  change(index: number, part: Partial<LineValues>): void;
  /** Fills in what nobody typed: a form that nobody changed stays unchanged. */
  fill(index: number, part: Partial<LineValues>): void;
  /** Continues after a line: adds one below it, or moves from an empty last line to the end of the form. */
  goOn(index: number): void;
  /** Adds a line below this one, or at the end. */
  add(after?: number): void;
  copy(index: number): void;
  remove(index: number): void;
  move(index: number, by: 1 | -1): void;
  /** Puts a heading, a text, a subtotal or a page break above or below a line, and focuses it. */
  addText(index: number, side: TextPlace['side'], kind: TextKind): void;
  changeText(place: TextPlace, text: string): void;
  moveText(place: TextPlace, by: 1 | -1): void;
  removeText(place: TextPlace): void;
  /** Focuses a field of a line. */
  focus(index: number, selector?: string): void;
  /** Inserts lines, such as pasted ones, at an index, and replaces the line there if it is empty. */
  insert(index: number, lines: readonly LineValues[]): void;
}

/** Returns the operations, a ref for the element of the lines, and a key for each line that moves with it. */
export function useLineSteps(form: InvoiceFields): {
  holder: RefObject<HTMLDivElement | null>;
  steps: LineSteps;
  keys: readonly number[];
} {
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { keys, changeKeys } = useLineKeys(form.values.items.length);
  const steps = useMemo(() => lineSteps({ holder, latest, changeKeys }), [changeKeys]);
  return { holder, steps, keys };
}

type KeyChange = (keys: readonly number[], newKey: () => number) => number[];

/** Assigns a number to each line. If the form gets all lines from elsewhere, they get new numbers. */
function useLineKeys(count: number) {
  const next = useRef(count);
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at));
  const changeKeys = useMemo(
    () => (change: KeyChange) => setKeys((before) => change(before, () => (next.current += 1))),
    [],
  );
  const isOutdated = keys.length !== count;
  const shown = isOutdated ? Array.from({ length: count }, (_, at) => keys[at] ?? -at - 1) : keys;
  return { keys: shown, changeKeys };
}

interface Surroundings {
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly latest: RefObject<InvoiceFields>;
  readonly changeKeys: (change: KeyChange) => void;
}

function lineSteps({ holder, latest, changeKeys }: Surroundings): LineSteps {
  const items = (): LineValues[] => latest.current.getValues().items;
  const focus = (index: number, selector = '[data-line-start]'): void => {
    requestAnimationFrame(() => focusLine(holder.current, index, selector));
  };
  const insert = (index: number, lines: readonly LineValues[]): void => {
    const before = items();
    const taken = before[index] !== undefined && !isBegun(before[index]) ? 1 : 0;
    const room = LINES_MAX - before.length + taken;
    const added = lines.slice(0, room);
    // Faults have the indexes of the previous lines.
    latest.current.clearErrors();
    latest.current.setFieldValue('items', before.toSpliced(index, taken, ...added));
    changeKeys((keys, newKey) => keys.toSpliced(index, taken, ...added.map(newKey)));
  };
  const add = (after = items().length - 1): void => {
    if (items().length >= LINES_MAX) return;
    const line = newLine(items()[after]?.tax_rate ?? '');
    latest.current.insertListItem('items', line, after + 1);
    changeKeys((keys, newKey) => keys.toSpliced(after + 1, 0, newKey()));
    focus(after + 1);
  };
  return {
    focus,
    insert,
    add,
    goOn: (index) => {
      const line = items()[index];
      const isEmptyEnd = line !== undefined && !isBegun(line) && index === items().length - 1 && index > 0;
      if (isEmptyEnd)
        holder.current?.closest('form')?.querySelector<HTMLElement>('[data-last-step]')?.focus();
      else add(index);
    },
    copy: (index) => {
      const line = items()[index];
      if (line === undefined || items().length >= LINES_MAX) return;
      latest.current.insertListItem('items', structuredClone(line), index + 1);
      changeKeys((keys, newKey) => keys.toSpliced(index + 1, 0, newKey()));
      focus(index + 1);
    },
    ...changing(latest),
    ...aroundLines(latest, focus),
    ...rearranging({ holder, latest, changeKeys }, focus),
  };
}

/** Changes fields of lines. */
function changing(latest: Surroundings['latest']): Pick<LineSteps, 'change' | 'fill'> {
  const change: LineSteps['change'] = (index, part) => {
    for (const [name, value] of Object.entries(part)) {
      latest.current.setFieldValue(`items.${index}.${name}`, value as never);
    }
  };
  return {
    change,
    fill: (index, part) => {
      const wasDirty = latest.current.isDirty();
      change(index, part);
      if (!wasDirty) latest.current.resetDirty();
    },
  };
}

/** Changes what stands around lines. */
function aroundLines(
  latest: Surroundings['latest'],
  focus: LineSteps['focus'],
): Pick<LineSteps, 'addText' | 'changeText' | 'moveText' | 'removeText'> {
  const items = (): LineValues[] => latest.current.getValues().items;
  const replace = (lines: LineValues[]): void => {
    // Faults have the places of before.
    latest.current.clearErrors();
    latest.current.setFieldValue('items', lines);
  };
  return {
    addText: (index, side, kind) => {
      const line = items()[index];
      if (line === undefined) return;
      replace(items().with(index, withText(line, side, kind)));
      if (kind !== 'page_break') focus(index, `[data-text="${side}-${line[side].length}"]`);
    },
    changeText: ({ index, side, at }, text) => {
      latest.current.setFieldValue(`items.${index}.${side}.${at}.text`, text as never);
    },
    moveText: (place, by) => {
      const moved = withMoved(items(), place, by);
      if (moved === undefined) return;
      replace(moved.items);
      focus(moved.place.index, `[data-text="${moved.place.side}-${moved.place.at}"]`);
    },
    removeText: ({ index, side, at }) => {
      const line = items()[index];
      if (line !== undefined) replace(items().with(index, { ...line, [side]: line[side].toSpliced(at, 1) }));
    },
  };
}

/** Removes and moves lines. */
function rearranging(
  { latest, changeKeys }: Surroundings,
  focus: LineSteps['focus'],
): Pick<LineSteps, 'remove' | 'move'> {
  return {
    remove: (index) => {
      latest.current.clearErrors();
      latest.current.setFieldValue('items', withoutLine(latest.current.getValues().items, index));
      changeKeys((keys) => keys.toSpliced(index, 1));
      focus(index - 1);
    },
    move: (index, by) => {
      const to = index + by;
      if (to < 0 || to >= latest.current.getValues().items.length) return;
      latest.current.reorderListItem('items', { from: index, to });
      changeKeys((keys) => keys.toSpliced(index, 1).toSpliced(to, 0, keys[index] ?? 0));
    },
  };
}

function focusLine(holder: HTMLElement | null, index: number, selector: string): void {
  const lines = holder?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
  const line = lines[Math.max(0, Math.min(index, lines.length - 1))];
  const field = line?.querySelector<HTMLInputElement>(selector);
  field?.focus();
  // The value is a proposal, so typing replaces it.
  field?.select();
}
