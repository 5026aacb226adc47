import { SAMPLE_ORIGIN } from './shown-document.js';
import { window, type Node } from './window.js';

/** Where the chosen language is kept, for the next page. */
const CHOICE = 'countinghouse.language';

/**
 * Turns each group of samples into tabs with a button to copy, and puts this page's own address into them. Without
 * this script the samples stand one below the other.
 */
export function pageSamples(): void {
  const groups = [...window.document.querySelectorAll('.samples')].map(groupOf);
  const choose = (label: string): void => {
    window.localStorage[CHOICE] = label;
    for (const group of groups) group.show(label);
  };
  for (const group of groups) group.start(choose);
  choose(window.localStorage[CHOICE] ?? groups[0]?.labels[0] ?? '');
}

interface Group {
  readonly labels: readonly string[];
  start(choose: (label: string) => void): void;
  show(label: string): void;
}

function groupOf(node: Node): Group {
  const samples = [...node.querySelectorAll('figure')];
  const labels = samples.map((sample) => sample.querySelector('figcaption')?.textContent ?? '');
  const tabs = labels.map((label) => button(label));
  return {
    labels,
    start: (choose) => {
      for (const sample of samples) useOwnAddress(sample);
      node.prepend(tabList(tabs, (index) => choose(labels[index] ?? '')));
    },
    show: (label) => {
      const at = Math.max(labels.indexOf(label), 0);
      samples.forEach((sample, index) => (sample.hidden = index !== at));
      tabs.forEach((tab, index) => {
        tab.setAttribute('aria-selected', String(index === at));
        tab.tabIndex = index === at ? 0 : -1;
      });
    },
  };
}

function tabList(tabs: readonly Node[], choose: (index: number) => void): Node {
  const list = window.document.createElement('div');
  list.className = 'tabs';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language');
  list.append(...tabs);
  tabs.forEach((tab, index) => {
    tab.setAttribute('role', 'tab');
    tab.addEventListener('click', () => choose(index));
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const next = (index + step + tabs.length) % tabs.length;
      if (step === 0) return;
      choose(next);
      tabs[next]?.focus();
    });
  });
  return list;
}

/** The caption is the name of the tab, so it would say the same twice. */
function useOwnAddress(sample: Node): void {
  const caption = sample.querySelector('figcaption');
  const code = sample.querySelector('code');
  if (caption === null || code === null) return;
  caption.hidden = true;
  code.textContent = (code.textContent ?? '').replaceAll(SAMPLE_ORIGIN, window.location.origin);
  const { clipboard } = window.navigator;
  if (clipboard === undefined) return;
  const copy = button('Copy');
  copy.className = 'copy';
  copy.addEventListener('click', () => {
    void clipboard.writeText(code.textContent ?? '').then(() => (copy.textContent = 'Copied'));
  });
  sample.prepend(copy);
}

function button(text: string): Node {
  const made = window.document.createElement('button');
  made.setAttribute('type', 'button');
  made.textContent = text;
  return made;
}
