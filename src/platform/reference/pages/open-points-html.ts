import { escaped, textWithCode } from '../../edge/house-page.js';
import type { OpenPoint } from '../open-points.js';

/** Renders the register of open points, one part per section of the specification. */
export function openPointsHtml(points: readonly OpenPoint[]): string {
  const sections = [...new Set(points.map(({ section }) => section))];
  const open = points.filter(isOpen).length;
  return `<section id="open-points" aria-labelledby="open-points-title">
<h2 id="open-points-title">Open points</h2>
<p>The specification leaves ${points.length} questions open. ${points.length - open} of them are
<span class="state">decided for now</span>: the service does what the row says until the owner of the specification
decides otherwise. ${open} ${open === 1 ? 'is' : 'are'} <span class="state open">open</span>: nothing is built yet. Each
shows as a TODO where it matters.</p>
${sections.map((section) => part(section, points)).join('\n')}
</section>`;
}

function part(section: string, points: readonly OpenPoint[]): string {
  const rows = points.filter((point) => point.section === section);
  const open = rows.filter(isOpen).length;
  const counts = [`${rows.length - open} decided for now`, `${open} open`];
  const summary = counts.filter((text) => !text.startsWith('0 ')).join(', ');
  return `<details><summary>Section ${section} <span class="status">${summary}</span></summary>
<dl>${rows.map(row).join('\n')}</dl></details>`;
}

function row(point: OpenPoint): string {
  const state = isOpen(point)
    ? '<span class="state open">open</span>'
    : '<span class="state">decided for now</span>';
  return `<div id="${point.id}"><dt>${escaped(point.question)}</dt>
<dd>${textWithCode(point.answer)}<br>${state} <code>TODO ${point.id}</code></dd></div>`;
}

function isOpen({ state }: OpenPoint): boolean {
  return state === 'open';
}
