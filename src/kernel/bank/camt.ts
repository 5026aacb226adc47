import type { CurrencyCode } from '../money/currency.js';
import { camtLine } from './camt-entry.js';
import { signed } from './camt-sign.js';
import {
  UnreadableStatement,
  type ReadBalance,
  type ReadStatement,
  type StatementKind,
} from './read-statement.js';
import { accountText, amountOf, currencyOf, dayOf, referenceText } from './values.js';
import { nodeAt, nodesAt, textAt, type XmlNode } from './xml-node.js';

/** The messages of ISO 20022 that are statements, with the element of each statement in them. */
const MESSAGES: readonly { readonly kind: StatementKind; readonly path: string }[] = [
  { kind: 'camt052', path: 'BkToCstmrAcctRpt/Rpt' },
  { kind: 'camt053', path: 'BkToCstmrStmt/Stmt' },
  { kind: 'camt054', path: 'BkToCstmrDbtCdtNtfctn/Ntfctn' },
];

/**
 * Reads the statements of a CAMT file of any version, by the names of its elements.
 *
 * Raises UnreadableStatement for what is no CAMT file, and for the first value in it that is wrong.
 */
export function camtStatements(root: XmlNode): ReadStatement[] {
  const found = MESSAGES.flatMap(({ kind, path }) => nodesAt(root, path).map((node) => ({ kind, node })));
  if (root.name === 'Document' && found.length > 0) {
    return found.map(({ kind, node }) => camtStatement(kind, node));
  }
  throw new UnreadableStatement('The XML is no statement of CAMT 052, 053 or 054.', {
    line: root.line,
    path: root.name,
  });
}

function camtStatement(kind: StatementKind, node: XmlNode): ReadStatement {
  const currency = statementCurrency(node);
  const booked = nodesAt(node, 'Ntry').filter(isBooked);
  const closingDay = textAt(node, 'FrToDt/ToDtTm', 'CreDtTm')?.slice(0, 10);
  return {
    kind,
    statement_id: referenceText(textAt(node, 'Id')),
    sequence: referenceText(textAt(node, 'LglSeqNb', 'ElctrncSeqNb')),
    account: accountText(textAt(node, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')),
    currency: currency ?? null,
    ...(currency === undefined ? { opening: null, closing: null } : balancesOf(kind, node, currency)),
    lines: booked.map((entry) => camtLine(entry, { currency: currency ?? entryCurrency(entry), closingDay })),
    left_out: nodesAt(node, 'Ntry').length - booked.length,
    runs_on: true,
  };
}

/** Entries that are only announced, such as PDNG, come again once they are booked. */
function isBooked(entry: XmlNode): boolean {
  return (textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK') === 'BOOK';
}

function statementCurrency(node: XmlNode): CurrencyCode | undefined {
  const own = nodeAt(node, 'Acct/Ccy');
  if (own !== undefined) return currencyOf(own.text.trim(), { line: own.line, path: 'Acct/Ccy' });
  const amount = nodeAt(node, 'Bal/Amt') ?? nodeAt(node, 'Ntry/Amt');
  return amount && currencyOf(amount.attributes['Ccy'] ?? '', { line: amount.line, path: 'Amt/@Ccy' });
}

function entryCurrency(entry: XmlNode): CurrencyCode {
  return currencyOf(nodeAt(entry, 'Amt')?.attributes['Ccy'] ?? '', { line: entry.line, path: 'Ntry/Amt' });
}

type Balances = Pick<ReadStatement, 'opening' | 'closing'>;

interface CodedBalance {
  readonly code: string;
  readonly balance: ReadBalance;
}

/**
 * The balances before and after the entries. Pages of a long statement begin or end in an interim balance.
 *
 * A report within the day closes in none, because entries may follow.
 */
function balancesOf(kind: StatementKind, node: XmlNode, currency: CurrencyCode): Balances {
  const all = nodesAt(node, 'Bal').flatMap((one) => codedBalance(one, currency));
  const first = (...codes: string[]) => all.find(({ code }) => codes.includes(code))?.balance ?? null;
  const opening = first('OPBD') ?? first('PRCD');
  const closing = first('CLBD');
  const interim = kind === 'camt053' ? all.filter(({ code }) => code === 'ITBD') : [];
  const [firstInterim, lastInterim] = [interim[0]?.balance, interim.at(-1)?.balance];
  const areTwo = interim.length > 1;
  const opens = opening ?? ((closing !== null || areTwo) && firstInterim ? firstInterim : null);
  const closes = closing ?? ((opening !== null || areTwo) && lastInterim ? ofPage(lastInterim) : null);
  return { opening: opens, closing: closes };
}

function ofPage(balance: ReadBalance): ReadBalance {
  return { ...balance, is_final: false };
}

const BALANCES: readonly string[] = ['OPBD', 'PRCD', 'CLBD', 'ITBD'];

function codedBalance(node: XmlNode, currency: CurrencyCode): CodedBalance[] {
  const code = textAt(node, 'Tp/CdOrPrtry/Cd') ?? '';
  const amount = nodeAt(node, 'Amt');
  if (!BALANCES.includes(code)) return [];
  const place = { line: node.line, path: 'Bal' };
  if (amount?.attributes['Ccy'] !== currency) {
    throw new UnreadableStatement(`The balance ${code} is in another currency than ${currency}.`, place);
  }
  const day = dayOf(textAt(node, 'Dt/Dt', 'Dt/DtTm')?.slice(0, 10) ?? '', { ...place, path: 'Bal/Dt' });
  const size = amountOf(amount.text.trim(), currency, { line: amount.line, path: 'Bal/Amt' });
  return [{ code, balance: { day, amount: signed(node, size), is_final: true } }];
}
