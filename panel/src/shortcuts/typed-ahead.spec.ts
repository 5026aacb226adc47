import { afterEach, describe, expect, it, vi } from 'vitest';
import { TypedAhead } from './typed-ahead';

afterEach(() => {
  document.body.innerHTML = '';
});

function typedAhead(keys: string): TypedAhead {
  const ahead = new TypedAhead();
  [...keys].forEach((key, index) => ahead.add({ key, atMs: index }));
  return ahead;
}

describe('what is typed ahead', () => {
  it('goes into the field that has the focus', () => {
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.focus();
    const [insert, press] = [vi.fn(() => true), vi.fn()];
    document.execCommand = insert;
    typedAhead('Bing i').release({ now: 100, isLoading: () => false, press });
    expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Bing i');
    expect(press).not.toHaveBeenCalled();
  });

  it('is pressed where no field has the focus, as far as the page stays', () => {
    const pressed: string[] = [];
    const ahead = typedAhead('gcjk');
    const press = ({ key }: { key: string }): void => void pressed.push(key);
    ahead.release({ now: 100, isLoading: () => pressed.at(-1) === 'c', press });
    expect(pressed).toEqual(['g', 'c']);
    pressed.length = 0;
    ahead.release({ now: 100, isLoading: () => false, press });
    expect(pressed).toEqual(['j', 'k']);
  });

  it('is forgotten after a while', () => {
    const press = vi.fn();
    typedAhead('n').release({ now: 60_000, isLoading: () => false, press });
    expect(press).not.toHaveBeenCalled();
  });
});
