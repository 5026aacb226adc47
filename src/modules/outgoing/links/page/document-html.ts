import type {
  Fact,
  Page,
  PrintedPayment,
  PrintedTable,
  PrintedWords,
  PrintedTotal,
} from '../../documents/index.js';
import { element, shortened, textHtml } from './html.js';
import type { PageTexts } from './page-texts.js';

/** The lines may take this much of a page, which has to be quick on a telephone. The PDF has all of them. */
const LINES_LENGTH_MAX = 30_000;
const DETAIL_LENGTH_MAX = 600;
/** What else a document says in sentences, together. */
const NOTES_LENGTH_MAX = 8_000;

/** The facts at the head of a document, such as its dates. */
export function factsHtml(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const entries = facts.map(({ label, value }) => {
    return `<dt>${textHtml(label)}</dt><dd dir="auto">${textHtml(value)}</dd>`;
  });
  return `<dl>${entries.join('')}</dl>`;
}

/** To whom it is written. */
export function recipientHtml({ recipient, labels }: Page): string {
  const lines = [recipient.name, ...recipient.lines].map(textHtml).join('<br>');
  return `<h2>${textHtml(labels.billed_to)}</h2>\n<address dir="auto">${lines}</address>`;
}

/** The lines, as many as have room, and how many there are beyond them. */
export function tableHtml({ columns, rows }: PrintedTable, texts: PageTexts): string {
  const heads = [columns.quantity, columns.price, columns.tax, columns.amount].filter((one) => one !== null);
  const shown: string[] = [];
  const hasSections = rows.some(({ above }) => above.some(({ kind }) => kind === 'heading'));
  let length = 0;
  for (const row of rows) {
    const html = [
      ...row.above.map((one) => betweenHtml(one, heads.length)),
      rowHtml(row, columns, hasSections),
      ...row.below.map((one) => betweenHtml(one, heads.length)),
    ].join('');
    length += html.length;
    if (length > LINES_LENGTH_MAX) break;
    shown.push(html);
  }
  const more = rows.length - shown.length;
  return `<div class="wide" tabindex="0" role="region" aria-label="${textHtml(texts.lines)}"><table class="lines">
<thead><tr><th scope="col" class="what">${textHtml(columns.description)}</th>${heads
    .map((head) => `<th scope="col">${textHtml(head)}</th>`)
    .join('')}</tr></thead>
<tbody>${shown.join('\n')}</tbody></table></div>
${more === 0 ? '' : element('p', texts.more_lines.replace('{count}', String(more)), ' class="from"')}`;
}

/** Words between lines. Takes how many columns stand beside them. */
function betweenHtml({ kind, position, text, amount }: PrintedWords, beside: number): string {
  if (kind === 'page_break') return '';
  const words = textHtml([position, text].filter((part) => part !== '').join('\u00a0'));
  if (kind === 'subtotal') {
    const name = `<th scope="row" dir="auto" colspan="${beside}">${words}</th>`;
    return `<tr class="sum">${name}<td>${textHtml(amount)}</td></tr>`;
  }
  const cell = kind === 'heading' ? 'th' : 'td';
  return `<tr class="${kind}"><${cell} dir="auto" colspan="${beside + 1}">${words}</${cell}></tr>`;
}

/** A line; with its position where they count below headings. */
function rowHtml(
  row: PrintedTable['rows'][number],
  columns: PrintedTable['columns'],
  hasSections: boolean,
): string {
  const name = hasSections ? `${row.position}\u00a0${row.name}` : row.name;
  const details = row.details.map((detail) => element('small', shortened(detail, DETAIL_LENGTH_MAX)));
  const quantity = [row.quantity?.text ?? '', row.unit].filter((part) => part !== '').join('\u00a0');
  const cells = [
    `<td class="what" dir="auto">${textHtml(name)}${details.join('')}</td>`,
    columns.quantity === null ? '' : `<td>${textHtml(quantity)}</td>`,
    columns.price === null
      ? ''
      : `<td>${textHtml(row.price?.text ?? '')}${element('small', row.price_per)}</td>`,
    columns.tax === null ? '' : `<td>${textHtml(row.tax)}</td>`,
    `<td>${textHtml(row.amount)}</td>`,
  ];
  return `<tr>${cells.join('')}</tr>`;
}

/** What it comes to, from the sum of the lines to what is to be paid. */
export function totalsHtml(totals: readonly PrintedTotal[]): string {
  const rows = totals.map(({ label, detail, amount, kind }) => {
    const head = `<th scope="row">${textHtml(label)}${element('small', detail)}</th>`;
    return `<tr class="${kind}">${head}<td>${textHtml(amount)}</td></tr>`;
  });
  return `<table class="totals"><tbody>${rows.join('\n')}</tbody></table>`;
}

/** How the rest is to be paid, with the code that fills in the transfer. */
export function paymentHtml(payment: PrintedPayment | null, svg: string | undefined): string {
  if (payment === null) return '';
  const terms = payment.terms.map((term) => element('p', term, ' class="note" dir="auto"')).join('');
  const { code } = payment;
  const figure =
    svg === undefined || code === null
      ? ''
      : `<figure>${svg.replace('<svg ', `<svg role="img" aria-label="${textHtml(code.alt)}" `)}
<figcaption>${textHtml(code.label)}</figcaption></figure>`;
  return `<h2>${textHtml(payment.title)}</h2>
<div class="pay"><div>${terms}${factsHtml(payment.facts)}</div>${figure}</div>`;
}

/** What law and seller want to be said. */
export function notesHtml({ notes, closing, footer }: Page): string {
  let left = NOTES_LENGTH_MAX;
  const shown = [...notes, ...closing, ...footer.map((lines) => lines.join('\n'))].map((note) => {
    const text = left <= 0 ? '' : shortened(note, left);
    left -= text.length;
    return element('p', text, ' class="note" dir="auto"');
  });
  return shown.join('\n');
}
