import ts from 'typescript';
import { nodeRule } from './rule.js';
import { isSpec } from './source-file-view.js';

/** Who may read `amount_due`, each for a reason. Everybody else asks `owed` (kernel/accounts/owed.ts). */
const READERS: readonly { readonly path: string; readonly reason: string }[] = [
  { path: 'src/modules/books/invoices/', reason: 'It is a column of this slice, which keeps it right.' },
  { path: 'src/modules/books/credit-notes/', reason: 'It settles a locked invoice, up to what is due.' },
  { path: 'src/modules/books/payments/', reason: 'It settles a locked invoice, up to what is due.' },
  { path: 'src/modules/books/corrections/', reason: 'It settles a locked invoice, up to what is due.' },
  { path: 'src/modules/books/applied-credit/', reason: 'It settles locked invoices, up to what is due.' },
  { path: 'src/modules/books/receivables/', reason: 'Balances are sums, which the database adds.' },
  { path: 'src/modules/books/reports/', reason: 'Receivables are sums, which the database adds.' },
  { path: 'src/modules/outgoing/reminders/', reason: 'A reminder keeps what it asked for under this name.' },
  {
    path: 'src/modules/outgoing/statements/',
    reason: 'A row of a statement has this name, of its last day.',
  },
  {
    path: 'src/modules/outgoing/documents/rendering/',
    reason: 'Figures of reminders and statements have this name; who prints hands them in.',
  },
  {
    path: 'src/modules/outgoing/receipts/',
    reason: 'One statement reads all of a receipt, and then asks `owed`.',
  },
  { path: 'src/modules/outgoing/links/page/', reason: 'A word of the page has this name.' },
  { path: 'src/modules/bank/bank-matches/', reason: 'Invoices of an amount are found along an index.' },
];

/** Statements that ask the database: those of other texts, such as names of placeholders, read no column. */
const STATEMENT = /\b(SELECT|UPDATE|WHERE|FROM)\b[\s\S]*\bamount_due\b|\bamount_due\b[\s\S]*\b(FROM|WHERE)\b/;

/** What is owed is decided in one place: nobody reads the amount due of an invoice and decides for himself. */
export const due = nodeRule(
  (path) =>
    path.startsWith('src/modules/') && !isSpec(path) && !READERS.some((one) => path.startsWith(one.path)),
  (node) => {
    if (!readsAmountDue(node)) return undefined;
    return {
      wrong: 'it reads amount_due',
      fix: 'ask owed() of kernel/accounts/owed.ts, which knows what was written off, is void, or is covered by credit',
    };
  },
);

function readsAmountDue(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'amount_due';
  if (ts.isElementAccessExpression(node)) {
    return ts.isStringLiteral(node.argumentExpression) && node.argumentExpression.text === 'amount_due';
  }
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText() === 'amount_due';
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    ? STATEMENT.test(node.getText())
    : false;
}
