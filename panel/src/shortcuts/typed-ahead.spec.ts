import { afterEach, describe, expect, it, vi } from 'vitest';
import { typeAhead, type Typed } from './typed-ahead';

afterEach(() => {
  document.body.innerHTML = '';
});

function typed(keys: string): Typed[] {
  return [...keys].map((key, index) => ({ key, atMs: index }));
}

describe('what is typed ahead', () => {
  it('goes into the field that has the focus', () => {
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.focus();
    const [insert, press] = [vi.fn(() => true), vi.fn()];
    document.execCommand = insert;
    typeAhead(typed('Bing i'), { now: 100, isLoading: () => false, press });
    expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Bing i');
    expect(press).not.toHaveBeenCalled();
  });

  it('is pressed where no field has the focus, as far as the page stays', () => {
    const pressed: string[] = [];
    const keys = typed('gcjk');
    const press = ({ key }: { key: string }): void => void pressed.push(key);
    typeAhead(keys, { now: 100, isLoading: () => pressed.at(-1) === 'c', press });
    expect(pressed).toEqual(['g', 'c']);
    pressed.length = 0;
    typeAhead(keys, { now: 100, isLoading: () => false, press });
    expect(pressed).toEqual(['j', 'k']);
  });

  it('is forgotten after a while', () => {
    const press = vi.fn();
    typeAhead(typed('n'), { now: 60_000, isLoading: () => false, press });
    expect(press).not.toHaveBeenCalled();
  });
});
