import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MoneyField } from './number-fields';

beforeAll(async () => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  await i18next.use(initReactI18next).init({ lng: 'de', resources: {} });
});

let held = '';

function Price({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  held = value;
  return <MoneyField label="Preis" currency="EUR" value={value} onChange={setValue} />;
}

beforeEach(() => {
  held = '';
});

afterEach(cleanup);

function field(initial = ''): HTMLInputElement {
  render(
    <MantineProvider>
      <Price initial={initial} />
    </MantineProvider>,
  );
  return screen.getByRole('textbox', { name: 'Preis' });
}

describe('a money field', () => {
  it('keeps the typed text, and shows on blur how it was understood', async () => {
    const user = userEvent.setup();
    const input = field();
    await user.type(input, '1234567,5');
    expect([input.value, held]).toEqual(['1234567,5', '1234567.5']);
    await user.tab();
    expect(input.value).toBe('1.234.567,50');
  });

  it('shows its value in the locale’s format, and keeps it if nothing is typed', async () => {
    const user = userEvent.setup();
    const input = field('999999999.999999');
    expect(input.value).toBe('999.999.999,999999');
    await user.click(input);
    await user.tab();
    expect(held).toBe('999999999.999999');
  });

  it('keeps text that is no number, so that it can be corrected', async () => {
    const user = userEvent.setup();
    const input = field();
    await user.type(input, '12,x');
    await user.tab();
    expect([input.value, held]).toEqual(['12,x', '12,x']);
  });

  it('can be emptied', async () => {
    const user = userEvent.setup();
    const input = field('5');
    await user.clear(input);
    expect(held).toBe('');
  });
});
