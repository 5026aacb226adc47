import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../../api/query-keys';
import { invoiceValues } from '../invoice-values';
import { newLine, type LineValues } from '../line-values';
import type { LiveTotals } from '../use-calculation';
import { useInvoiceForm } from './invoice-form';
import { InvoiceLines } from './invoice-lines';
import { useLineSteps } from './use-line-steps';

/** The numbers of the lines that were rendered: each asks for the text of its menu. */
const rendered: number[] = [];

beforeAll(async () => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await i18next.use(initReactI18next).init({
    lng: 'en',
    // Without texts, i18next asks for each.
    resources: {},
    defaultNS: 'none',
    parseMissingKeyHandler: (key, _text, options: { number?: number } = {}) => {
      if (key === 'invoiceEditor.lineMenu') rendered.push(options.number ?? 0);
      return options.number === undefined ? key : `${key} ${options.number}`;
    },
  });
});

beforeEach(() => rendered.splice(0));

afterEach(cleanup);

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const LIVE: LiveTotals = { totals: undefined, isOld: false, problem: undefined, lineAmount: () => undefined };

type Made = (line: LineValues, index: number) => LineValues;

function Editor({ count, made }: { count: number; made: Made }) {
  const items = Array.from({ length: count }, (_, index) => made(newLine('19'), index));
  const form = useInvoiceForm({ ...invoiceValues(), items });
  return <InvoiceLines form={form} live={LIVE} currency="EUR" lines={useLineSteps(form)} />;
}

/** Shows an editor with this many lines. */
function show(count: number, made: Made = (line) => line): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(keysOf('me').all, { scopes: [] });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <Editor count={count} made={made} />
        </MantineProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

const found = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
};

const priceOf = (index: number): HTMLInputElement => found(`[data-field="items.${index}.price"]`);

// A busy machine renders slowly.
describe('the lines of an invoice', { timeout: 60_000 }, () => {
  it('are not rendered again when another one is typed in', async () => {
    const user = userEvent.setup({ delay: null });
    show(3);
    expect(new Set(rendered).size).toBe(3);
    rendered.splice(0);
    await user.type(priceOf(1), '12.5');
    expect(priceOf(1).value).toBe('12.5');
    expect(rendered.length).toBeGreaterThan(0);
    expect([...new Set(rendered)]).toEqual([2]);
  });

  it('keep their fields when one above is removed, so that the focus and half-typed texts stay', async () => {
    const user = userEvent.setup({ delay: null });
    show(3);
    const price = priceOf(2);
    await user.type(price, '7.');
    await user.click(found('[aria-label="common.removeEntry 1"]'));
    expect(document.querySelectorAll('[data-line]')).toHaveLength(2);
    expect([price.isConnected, price.value]).toEqual([true, '7.00']);
  });

  it('get a heading by keyboard, which moves to another line and goes', async () => {
    const user = userEvent.setup({ delay: null });
    show(2);
    found<HTMLButtonElement>('[data-line]:nth-of-type(3) [aria-label="invoiceEditor.lineMenu 2"]').focus();
    await user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'invoiceEditor.add_heading_above' });
    item.focus();
    await user.keyboard('{Enter}');
    const heading = () => found<HTMLInputElement>('[data-text="above-0"]');
    await waitFor(() => expect(heading().dataset['field']).toBe('items.1.above.0.text'));
    await user.type(heading(), 'Week 47');
    expect(heading().value).toBe('Week 47');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(heading().dataset['field']).toBe('items.0.above.0.text');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    await user.keyboard('{Enter}');
    expect(document.querySelectorAll('[data-line]')).toHaveLength(2);
    await user.keyboard('{Alt>}{Delete}{/Alt}');
    expect(document.querySelector('[data-text]')).toBeNull();
  });

  it('leave their heading to the next line when they are removed', async () => {
    const user = userEvent.setup({ delay: null });
    show(2, (line, index) =>
      index === 0 ? { ...line, above: [{ kind: 'heading', text: 'Week 47' }] } : line,
    );
    await user.click(found('[aria-label="common.removeEntry 1"]'));
    expect(found<HTMLInputElement>('[data-field="items.0.above.0.text"]').value).toBe('Week 47');
  });
});
