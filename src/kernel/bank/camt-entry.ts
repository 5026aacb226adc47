import type { MinorUnits } from '../money/amount.js';
import type { CurrencyCode } from '../money/currency.js';
import { signed, type EntrySurroundings } from './camt-sign.js';
import { UnreadableStatement, type LineDetail, type PaymentFacts, type ReadLine } from './read-statement.js';
import { accountText, amountOf, dayOf, noFacts, plainText, referenceText, TEXT_MAX } from './values.js';
import { nodeAt, nodesAt, textAt, type XmlNode } from './xml-node.js';

/** Reads one entry. An entry of one payment takes what is said of that; one of several has them as details. */
export function camtLine(entry: XmlNode, { currency, closingDay }: EntrySurroundings): ReadLine {
  const amount = signed(entry, amountIn(nodeAt(entry, 'Amt'), currency, entry));
  const payments = nodesAt(entry, 'NtryDtls/TxDtls');
  const details = payments.map((payment) => detailOf(payment, { currency, amount }));
  const [only = noFacts] = details.length === 1 ? details : [];
  const { amount: _amount, ...facts } = { amount: null, ...only };
  const booked = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? closingDay ?? '';
  const valued = textAt(entry, 'ValDt/Dt', 'ValDt/DtTm');
  const place = { line: entry.line, path: 'Ntry/BookgDt' };
  return {
    ...facts,
    text: facts.text ?? plainText(textAt(entry, 'AddtlNtryInf'), TEXT_MAX),
    booked_on: dayOf(booked.slice(0, 10), place),
    valued_on: valued === undefined ? null : dayOf(valued.slice(0, 10), { ...place, path: 'Ntry/ValDt' }),
    amount,
    is_reversal: ['true', '1'].includes(textAt(entry, 'RvslInd') ?? ''),
    bank_reference: referenceText(
      textAt(entry, 'AcctSvcrRef') ?? textAt(onlyOf(payments), 'Refs/AcctSvcrRef'),
    ),
    batch_reference: referenceText(textAt(entry, 'NtryDtls/Btch/PmtInfId', 'NtryDtls/Btch/MsgId')),
    ...codesOf(entry, payments[0]),
    charges: chargesOf([entry, ...payments], currency),
    details: details.length > 1 ? details : [],
    place: entry.line,
  };
}

function onlyOf(payments: readonly XmlNode[]): XmlNode | undefined {
  return payments.length === 1 ? payments[0] : undefined;
}

interface Around {
  readonly currency: CurrencyCode;
  /** Of the whole entry. */
  readonly amount: MinorUnits;
}

function detailOf(payment: XmlNode, { currency, amount }: Around): LineDetail {
  const isReturn = nodeAt(payment, 'RtrInf') !== undefined;
  const isIn = amount > 0n;
  return {
    amount: detailAmount(payment, { currency, amount }),
    ...partyOf(payment, isIn === isReturn ? 'Cdtr' : 'Dbtr'),
    ...remittanceOf(payment),
    end_to_end_id: referenceText(textAt(payment, 'Refs/EndToEndId')),
    mandate_id: referenceText(textAt(payment, 'Refs/MndtId')),
    creditor_id: referenceText(
      textAt(payment, 'RltdPties/Cdtr/Id/PrvtId/Othr/Id', 'RltdPties/Cdtr/Pty/Id/PrvtId/Othr/Id'),
    ),
    return_reason: referenceText(textAt(payment, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry')),
    ...originalOf(payment),
  };
}

/** Its own amount, in the currency of the account. Never that of the entry, which may be the sum of several. */
function detailAmount(payment: XmlNode, { currency, amount }: Around): MinorUnits | null {
  const own = [nodeAt(payment, 'Amt'), nodeAt(payment, 'AmtDtls/TxAmt/Amt')];
  const found = own.find((one) => one?.attributes['Ccy'] === currency);
  if (found === undefined) return null;
  const size = amountIn(found, currency, payment);
  if (nodeAt(payment, 'CdtDbtInd') !== undefined) return signed(payment, size);
  return amount < 0n ? -size : size;
}

type Party = Pick<PaymentFacts, 'counterparty_name' | 'counterparty_iban' | 'counterparty_bic'>;

function partyOf(payment: XmlNode, role: 'Cdtr' | 'Dbtr'): Party {
  const parties = nodeAt(payment, 'RltdPties');
  const agent = nodeAt(payment, `RltdAgts/${role}Agt/FinInstnId`);
  const names = [`${role}/Pty/Nm`, `${role}/Nm`, `Ultmt${role}/Pty/Nm`, `Ultmt${role}/Nm`];
  const accounts = [`${role}Acct/Id/IBAN`, `${role}Acct/Id/Othr/Id`];
  return {
    counterparty_name: plainText(textAt(parties, ...names)),
    counterparty_iban: accountText(textAt(parties, ...accounts)),
    counterparty_bic: accountText(textAt(agent, 'BICFI', 'BIC')),
  };
}

function remittanceOf(payment: XmlNode): Pick<PaymentFacts, 'text' | 'structured_reference'> {
  const lines = nodesAt(payment, 'RmtInf/Ustrd').map(({ text }) => text);
  const text = lines.length > 0 ? lines.join(' ') : undefined;
  const other = textAt(payment, 'RmtInf/Strd/AddtlRmtInf', 'AddtlTxInf');
  return {
    text: plainText(text, TEXT_MAX) ?? plainText(other, TEXT_MAX),
    structured_reference: accountText(textAt(payment, 'RmtInf/Strd/CdtrRefInf/Ref')),
  };
}

function originalOf(payment: XmlNode): Pick<PaymentFacts, 'original_amount' | 'original_currency'> {
  const ordered = nodeAt(payment, 'AmtDtls/InstdAmt/Amt');
  return {
    original_amount: plainText(ordered?.text, 40),
    original_currency: plainText(ordered?.attributes['Ccy'], 3),
  };
}

type Codes = Pick<ReadLine, 'bank_code' | 'transaction_code'>;

/** The code of ISO 20022, and the German one within the bank's own: `NTRF+166+9075+000`. */
function codesOf(entry: XmlNode, payment: XmlNode | undefined): Codes {
  const [own, inner] = [nodeAt(entry, 'BkTxCd'), nodeAt(payment, 'BkTxCd')];
  const parts = [own, inner].map((code) =>
    ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd'].flatMap((path) => textAt(code, path) ?? []),
  );
  const bank = parts.find(({ length }) => length > 0)?.join('/');
  const [, german] =
    /^(?:[A-Z0-9]{4}\+)?(\d{3})(?:\+|$)/.exec(textAt(own, 'Prtry/Cd') ?? textAt(inner, 'Prtry/Cd') ?? '') ??
    [];
  return { bank_code: plainText(bank, 40), transaction_code: german ?? null };
}

/** The charges of the entry, else those of its payments. Their amounts are what it cost, whatever their sign. */
function chargesOf(nodes: readonly XmlNode[], currency: CurrencyCode): MinorUnits | null {
  for (const group of [nodes.slice(0, 1), nodes.slice(1)]) {
    const all = group.flatMap((node) => [...nodesAt(node, 'Chrgs/Rcrd/Amt'), ...nodesAt(node, 'Chrgs/Amt')]);
    const own = all.filter((amount) => amount.attributes['Ccy'] === currency);
    if (own.length > 0) return own.reduce((sum, amount) => sum + amountIn(amount, currency, amount), 0n);
  }
  return null;
}

function amountIn(node: XmlNode | undefined, currency: CurrencyCode, around: XmlNode): MinorUnits {
  const place = { line: (node ?? around).line, path: `${around.name}/Amt` };
  if (node === undefined) throw new UnreadableStatement('The entry has no amount.', place);
  if (node.attributes['Ccy'] !== currency) {
    const other = plainText(node.attributes['Ccy'], 3) ?? 'no currency';
    throw new UnreadableStatement(`The entry is in ${other}, its account in ${currency}.`, place);
  }
  const amount = amountOf(node.text.trim(), currency, place);
  if (amount < 0n) throw new UnreadableStatement('An amount of CAMT has no sign.', place);
  return amount;
}
