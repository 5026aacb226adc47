import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import en from '../i18n/locales/en';
import { RecordPicker } from './record-picker';

// A busy machine types and renders slowly.
configure({ asyncUtilTimeout: 4_000 });

const people = ['Ada', 'Babbage', 'Curie'].map((name) => ({ id: `cus_${name}`, name }));

beforeAll(async () => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
  await i18next.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'panel',
    resources: { en: { panel: en } },
  });
});

afterEach(cleanup);

interface CustomerProps {
  asked: (string | undefined)[];
  onNew?: ((name: string) => void) | undefined;
  /** Awaited before the service answers. */
  answers?: ((words: string | undefined) => Promise<void>) | undefined;
}

function Customer({ asked, onNew, answers }: CustomerProps) {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <button onClick={() => setId(people.at(-1)?.id ?? null)}>created</button>
      <button onClick={() => setId(null)}>nobody</button>
      <RecordPicker
        label="Customer"
        name="customers"
        value={id}
        onChange={setId}
        picked={people.find((one) => one.id === id)}
        labelOf={({ name }) => name}
        load={async (words) => {
          asked.push(words);
          await answers?.(words);
          const data = people.filter(({ name }) => name.toLowerCase().includes((words ?? '').toLowerCase()));
          return { data, has_more: false, next_cursor: null };
        }}
        onNew={onNew}
      />
    </>
  );
}

function picker(onNew?: CustomerProps['onNew'], answers?: CustomerProps['answers']) {
  const asked: (string | undefined)[] = [];
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Customer asked={asked} onNew={onNew} answers={answers} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' }), asked };
}

describe('a record picker', () => {
  it('loads nothing until it is opened, then searches the typed text', async () => {
    const user = userEvent.setup();
    const { input, asked } = picker();
    expect(asked).toEqual([]);
    await user.type(input, 'cur');
    await waitFor(() => expect(asked).toContain('cur'));
    await user.click(await screen.findByRole('option', { name: 'Curie' }));
    expect(input.value).toBe('Curie');
  });

  it('picks the first match on Enter, even after a single letter', async () => {
    const user = userEvent.setup();
    const { input } = picker();
    await user.type(input, 'b');
    await waitFor(() =>
      expect(document.querySelector('[data-combobox-selected]')?.textContent).toBe('Babbage'),
    );
    // Longer than the timer in which an open list is positioned.
    await new Promise((resolve) => setTimeout(resolve));
    await user.keyboard('{Enter}');
    expect(input.value).toBe('Babbage');
  });

  it('shows all records when it is reopened with a picked one', async () => {
    const user = userEvent.setup();
    const { input } = picker();
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: 'Ada' }));
    await user.click(input);
    expect(await screen.findByRole('option', { name: 'Babbage' })).toBeTruthy();
  });

  it('offers to create a missing record, with the typed name', async () => {
    const user = userEvent.setup();
    const names: string[] = [];
    const { input } = picker((name) => names.push(name));
    await user.type(input, 'Lovelace');
    await user.click(await screen.findByRole('option', { name: '+ Create “Lovelace”' }));
    expect(names).toEqual(['Lovelace']);
  });

  it('shows the record that was created, not the one that was picked before', async () => {
    const user = userEvent.setup();
    const { input } = picker((name) => people.push({ id: `cus_${name}`, name }));
    await user.type(input, 'ada');
    await user.click(await screen.findByRole('option', { name: 'Ada' }));
    expect(input.value).toBe('Ada');
    await user.clear(input);
    await user.type(input, 'Lovelace');
    await user.click(await screen.findByRole('option', { name: '+ Create “Lovelace”' }));
    // The field shows the old record until there is a new one, as it does when the dialog is left.
    await waitFor(() => expect(input.value).toBe('Ada'));
    await user.click(screen.getByRole('button', { name: 'created' }));
    await waitFor(() => expect(input.value).toBe('Lovelace'));
    await user.click(input);
    await user.tab();
    expect(input.value).toBe('Lovelace');
    people.pop();
  });

  it('shows what the form picks, and nothing when it picks nothing', async () => {
    const user = userEvent.setup();
    const { input } = picker();
    await user.click(screen.getByRole('button', { name: 'created' }));
    await waitFor(() => expect(input.value).toBe('Curie'));
    await user.click(screen.getByRole('button', { name: 'nobody' }));
    await waitFor(() => expect(input.value).toBe(''));
  });

  it('does not offer to create a record while it is searching', async () => {
    const user = userEvent.setup();
    let answer = () => undefined as void;
    const { input, asked } = picker(
      () => undefined,
      () => new Promise((resolve) => (answer = resolve)),
    );
    await user.type(input, 'cur');
    await waitFor(() => expect(asked).toContain('cur'));
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Searching…')).toBeTruthy();
    answer();
    expect(await screen.findByRole('option', { name: 'Curie' })).toBeTruthy();
    expect(await screen.findByRole('option', { name: '+ Create “cur”' })).toBeTruthy();
  });

  it('picks the highlighted record, even if more were found before it in the meantime', async () => {
    const user = userEvent.setup();
    let answer = () => undefined as void;
    const { input, asked } = picker(undefined, (words) =>
      words === undefined ? Promise.resolve() : new Promise((resolve) => (answer = resolve)),
    );
    await user.click(input);
    await screen.findByRole('option', { name: 'Babbage' });
    await user.keyboard('bab');
    people.unshift({ id: 'cus_abab', name: 'Abab' });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(asked).toContain('bab'));
    answer();
    await screen.findByRole('option', { name: 'Abab' });
    await user.keyboard('{Enter}');
    expect(input.value).toBe('Babbage');
    people.shift();
  });
});
