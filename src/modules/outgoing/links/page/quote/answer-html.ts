import { amountText } from '../../../../../kernel/money/amount.js';
import type { ShownQuote } from '../../../documents/index.js';
import { element, textHtml } from '../html.js';
import type { ChosenTotal, LinkedLine, LinkedQuote } from '../linked-quotes.js';
import { answerTextsOf, type AnswerFault, type AnswerTexts } from './answer-texts.js';
import { choiceOf, fieldOf, type QuoteAnswer } from './quote-answer.js';

/** What the forms show: a choice with its total, what was written before, and what is wrong with it. */
export interface Answering {
  readonly chosen: ChosenTotal;
  readonly answer?: QuoteAnswer | undefined;
  readonly faults: readonly AnswerFault[];
}

/** A line with its place in the printed table. */
interface OfferedLine extends LinkedLine {
  readonly label: string;
  readonly isHeld: boolean;
}

/** The forms by which a customer accepts or declines. Takes the path of the page, as seen from where it stands. */
export function answerHtml(
  { page, forms }: ShownQuote,
  quote: LinkedQuote,
  { base, chosen, answer, faults }: Answering & { readonly base: string },
): string {
  const texts = answerTextsOf(page.language);
  const held = new Set(chosen.held);
  const lines = quote.lines.map((line, at): OfferedLine => {
    const { name = '', amount = '' } = page.table.rows[at] ?? {};
    return { ...line, label: [name, amount].join(' · '), isHeld: held.has(line.id) };
  });
  const total = amountText(chosen.total, quote.currency);
  const shown = forms.money(total, quote.currency);
  return `<section class="answer screen" id="answer" aria-labelledby="accept">
<h2 id="accept">${textHtml(texts.accept_title)}</h2>
${faultsHtml(faults, texts)}
<form method="post" action="${textHtml(base)}answer">
${choicesHtml(lines, texts)}
<p>${textHtml(texts.total)} <span class="due">${textHtml(shown)}</span></p>
<input type="hidden" name="total" value="${textHtml(total)}">
${fieldHtml({ name: 'name', label: texts.name, value: answer?.name, type: 'text', auto: 'name', max: 255 })}
${fieldHtml({ name: 'email', label: texts.email, value: answer?.email, type: 'email', auto: 'email', max: 254 })}
${page.terms === null ? '' : agreeHtml(texts, answer?.agrees === true)}
<p><button class="main" name="do" value="accept">${textHtml(texts.accept)}</button></p>
${element('p', texts.proof, ' class="from"')}
</form>
<details${answer?.wants === 'decline' ? ' open' : ''}><summary>${textHtml(texts.decline_title)}</summary>
<form method="post" action="${textHtml(base)}answer">
<p><label for="reason">${textHtml(texts.reason)}</label></p>
<p><textarea id="reason" name="reason" rows="3" maxlength="1000">${textHtml(answer?.reason ?? '')}</textarea></p>
<p><button name="do" value="decline">${textHtml(texts.decline)}</button></p>
</form></details>
</section>`;
}

function faultsHtml(faults: readonly AnswerFault[], texts: AnswerTexts): string {
  if (faults.length === 0) return '';
  const said = faults.map((fault) => `<li>${textHtml(texts.faults[fault])}</li>`);
  return `<ul class="faults" role="alert">${said.join('')}</ul>`;
}

/** Optional lines are ticked; of each group one is chosen, or none where it may be left out. */
function choicesHtml(lines: readonly OfferedLine[], texts: AnswerTexts): string {
  const groups = [...new Set(lines.flatMap(({ group }) => (group === null ? [] : [group])))];
  const single = lines.filter(({ group, optional }) => group === null && optional);
  const sets = [
    ...groups.map((group) => {
      const ofGroup = lines.filter((line) => line.group === group);
      return fieldset(
        texts.choose.replace('{group}', () => group),
        radiosHtml(ofGroup, lines, texts),
      );
    }),
    ...(single.length === 0
      ? []
      : [fieldset(texts.optional, single.map((line) => boxHtml(line, lines, 'checkbox')).join('\n'))]),
  ];
  if (sets.length === 0) return '';
  const show = `<p><button name="do" value="show">${textHtml(texts.show)}</button></p>`;
  return [...sets, show].join('\n');
}

function radiosHtml(
  ofGroup: readonly OfferedLine[],
  lines: readonly OfferedLine[],
  texts: AnswerTexts,
): string {
  const boxes = ofGroup.map((line) => boxHtml(line, lines, 'radio'));
  const [first] = ofGroup;
  if (first?.optional !== true) return boxes.join('\n');
  const isNone = ofGroup.every(({ isHeld }) => !isHeld);
  return [
    ...boxes,
    choiceHtml({ type: 'radio', name: fieldOf(first, lines), value: '', isHeld: isNone }, texts.none),
  ].join('\n');
}

function boxHtml(line: OfferedLine, lines: readonly OfferedLine[], type: 'checkbox' | 'radio'): string {
  const { isHeld, label } = line;
  return choiceHtml({ type, name: fieldOf(line, lines), value: choiceOf(line.id), isHeld }, label);
}

function choiceHtml(
  {
    type,
    name,
    value,
    isHeld,
  }: { readonly type: string; readonly name: string; readonly value: string; readonly isHeld: boolean },
  label: string,
): string {
  const checked = isHeld ? ' checked' : '';
  return `<label class="choice"><input type="${type}" name="${textHtml(name)}" value="${value}"${checked}>
<span dir="auto">${textHtml(label)}</span></label>`;
}

function fieldset(legend: string, content: string): string {
  return `<fieldset><legend>${textHtml(legend)}</legend>\n${content}</fieldset>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly type: 'text' | 'email';
  readonly auto: string;
  readonly max: number;
}

/** Not `required`: whoever only wants to see a total has not written it yet. */
function fieldHtml({ name, label, value = '', type, auto, max }: Field): string {
  return `<p><label for="${name}">${textHtml(label)}</label></p>
<p><input id="${name}" name="${name}" type="${type}" maxlength="${max}" autocomplete="${auto}"
 value="${textHtml(value)}"></p>`;
}

function agreeHtml({ agree }: AnswerTexts, isTicked: boolean): string {
  const checked = isTicked ? ' checked' : '';
  return `<label class="choice"><input type="checkbox" name="agree" value="yes"${checked}>
<span>${textHtml(agree)}</span></label>`;
}
