import { oneLine, severalLines } from '../../../../../kernel/en16931/index.js';
import type { Position } from '../../../../../kernel/lines/line-texts.js';
import type { PrintedAround } from '../presentation.js';
import type { PrintedRow, PrintedWords } from './page.js';
import type { Wording } from './wording.js';

type Around = Pick<PrintedRow, 'above' | 'below'>;

const NOTHING: Around = { above: [], below: [] };

/** What stands above and below a line, in the words of the document. Takes the numbers of its headings. */
export function printedAround(
  around: PrintedAround | undefined,
  { headings }: Pick<Position, 'headings'>,
  wording: Wording,
): Around {
  if (around === undefined) return NOTHING;
  const numbers = [...headings];
  const above = (around.above ?? []).flatMap(({ kind, text }): PrintedWords[] => {
    if (kind === 'text') return plain(text);
    const position = kind === 'heading' ? (numbers.shift() ?? '') : '';
    return [{ kind, position, text: oneLine(text) ?? '', amount: '' }];
  });
  const below = (around.below ?? []).flatMap(({ kind, text }): PrintedWords[] => {
    if (kind === 'text') return plain(text);
    const name = oneLine(text) ?? wording.texts.subtotal;
    return [{ kind, position: '', text: name, amount: wording.number(around.subtotal ?? '') }];
  });
  return { above, below };
}

function plain(text: string | undefined): PrintedWords[] {
  const said = severalLines(text);
  return said === undefined ? [] : [{ kind: 'text', position: '', text: said, amount: '' }];
}
