import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownCommands, withoutRepeats } from './shown-commands';

afterEach(() => {
  document.body.innerHTML = '';
});

function page(html: string): void {
  document.body.innerHTML = `<main id="content">${html}</main>`;
  // jsdom has no layout: everything counts as visible unless it is hidden.
  for (const one of document.querySelectorAll('*')) {
    one.getClientRects = () => (one.hasAttribute('hidden') ? [] : [{}]) as never;
  }
}

const labels = (isEverything: boolean): string[] => shownCommands(isEverything).map(({ label }) => label);

describe('the commands that a page shows', () => {
  it('are its buttons and links, those beside its name first asked for', () => {
    page(`<header><div data-commands><a href="/new">New invoice</a><button aria-label="Print"></button></div></header>
      <button>Change password</button><a href="/elsewhere">Elsewhere</a>`);
    expect(labels(false)).toEqual(['New invoice', 'Print']);
    expect(labels(true)).toEqual(['New invoice', 'Print', 'Change password']);
  });

  it('are none that cannot be pressed, belong to a row, filter, or open a menu', () => {
    page(`<div data-commands><button disabled>Off</button><button aria-haspopup="menu">Actions</button></div>
      <button hidden>Hidden</button><button aria-pressed="false">Draft 6</button><button> </button>
      <table><tbody><tr><td><button>Revoke</button></td></tr></tbody></table>`);
    expect(labels(true)).toEqual([]);
  });

  it('press what they are named after', () => {
    page('<div data-commands><button>Export</button></div>');
    const click = vi.fn();
    document.querySelector('button')?.addEventListener('click', click);
    shownCommands(false)[0]?.run();
    expect(click).toHaveBeenCalledOnce();
  });

  it('stand once, as the first of their name does', () => {
    const [first, second, other] = ['Send', 'Send', 'Void'].map((label) => ({ label, run: vi.fn() }));
    expect(withoutRepeats([first!, other!, second!])).toEqual([first, other]);
  });
});
