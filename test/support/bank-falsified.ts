import type { Form } from './bank-corpus.js';

/** The second text with the closing balance of the first: a file of which somebody has changed a line. */
export function withBalanceOf(right: string, wrong: string, form: Form): string {
  const closing = form === 'mt940' ? /:62F:.*/ : /<Bal><Tp><CdOrPrtry><Cd>CLBD[\s\S]*?<\/Bal>/;
  return wrong.replace(closing, closing.exec(right)?.[0] ?? '');
}
