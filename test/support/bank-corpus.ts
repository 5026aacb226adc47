import { currencyExponent, type CurrencyCode } from '../../src/kernel/money/currency.js';
import { decimalText } from '../../src/kernel/money/decimal.js';

/** An entry as it is true, whatever form it is written in. */
export interface TrueEntry {
  /** `2026-01-31`. */
  readonly day: string;
  readonly amount: bigint;
  readonly name: string;
  readonly iban: string;
  readonly text: string;
  readonly endToEnd: string;
  readonly bankReference: string;
}

/** The entries of some days, in their order, with the balances around them. */
export interface TrueStatement {
  readonly iban: string;
  readonly currency: CurrencyCode;
  readonly number: number;
  readonly openingDay: string;
  readonly opening: bigint;
  readonly closingDay: string;
  readonly entries: readonly TrueEntry[];
}

export const FORMS = ['camt053.02', 'camt053.08', 'camt052', 'mt940', 'csv'] as const;

export type Form = (typeof FORMS)[number];

/** Writes a statement in a form. CAMT 052 and CSV have no balances that prove anything. */
export function written(statement: TrueStatement, form: Form): string {
  if (form === 'mt940') return mt940Text(statement);
  return form === 'csv' ? csvText(statement) : camtText(statement, form);
}

export function closingOf({ opening, entries }: TrueStatement): bigint {
  return entries.reduce((sum, { amount }) => sum + amount, opening);
}

function money(amount: bigint, currency: CurrencyCode): string {
  return decimalText(amount < 0n ? -amount : amount, currencyExponent(currency));
}

function comma(amount: bigint, currency: CurrencyCode): string {
  const text = money(amount, currency).replace('.', ',');
  return text.includes(',') ? text : `${text},`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function camtText(statement: TrueStatement, form: 'camt052' | 'camt053.02' | 'camt053.08'): string {
  const [message, inner] = form === 'camt052' ? ['BkToCstmrAcctRpt', 'Rpt'] : ['BkToCstmrStmt', 'Stmt'];
  const version = { camt052: '052.001.02', 'camt053.02': '053.001.02', 'camt053.08': '053.001.08' }[form];
  const { iban, currency, number, entries } = statement;
  const balances =
    form === 'camt052'
      ? ''
      : camtBalance(statement, 'PRCD', statement.opening) +
        camtBalance(statement, 'CLBD', closingOf(statement));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${message}>
<GrpHdr><MsgId>M${number}</MsgId><CreDtTm>${statement.closingDay}T20:00:00</CreDtTm></GrpHdr>
<${inner}><Id>S${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balances}${entries.map((entry) => camtEntry(entry, currency, form.endsWith('08'))).join('\n')}
</${inner}></${message}></Document>
`;
}

function camtBalance(
  { currency, openingDay, closingDay }: TrueStatement,
  code: string,
  amount: bigint,
): string {
  const day = code === 'CLBD' ? closingDay : openingDay;
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${money(amount, currency)}</Amt>
<CdtDbtInd>${amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>
`;
}

function camtEntry(entry: TrueEntry, currency: CurrencyCode, isLater: boolean): string {
  const role = entry.amount < 0n ? 'Cdtr' : 'Dbtr';
  const name = `<Nm>${escaped(entry.name)}</Nm>`;
  const mark = `<CdtDbtInd>${entry.amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  return `<Ntry><Amt Ccy="${currency}">${money(entry.amount, currency)}</Amt>${mark}
<Sts>${isLater ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts>
<BookgDt><Dt>${entry.day}</Dt></BookgDt><ValDt><Dt>${entry.day}</Dt></ValDt>
<AcctSvcrRef>${entry.bankReference}</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>${entry.endToEnd}</EndToEndId></Refs>
<RltdPties><${role}>${isLater ? `<Pty>${name}</Pty>` : name}</${role}>
<${role}Acct><Id><IBAN>${entry.iban}</IBAN></Id></${role}Acct></RltdPties>
<RmtInf><Ustrd>${escaped(entry.text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function mt940Text(statement: TrueStatement): string {
  const { iban, currency, number, opening, openingDay, closingDay, entries } = statement;
  const balance = (tag: string, day: string, amount: bigint): string => {
    return `:${tag}:${amount < 0n ? 'D' : 'C'}${shortDay(day)}${currency}${comma(amount, currency)}`;
  };
  return [
    `:20:S${number}`,
    `:25:${iban.slice(4, 12)}/${iban.slice(12)}`,
    `:28C:${String(number).padStart(5, '0')}/001`,
    balance('60F', openingDay, opening),
    ...entries.flatMap((entry) => mt940Entry(entry, currency)),
    balance('62F', closingDay, closingOf(statement)),
    '-',
    '',
  ].join('\r\n');
}

function mt940Entry(entry: TrueEntry, currency: CurrencyCode): string[] {
  const day = shortDay(entry.day);
  const mark = entry.amount < 0n ? 'D' : 'C';
  const purpose = [...pieces(`EREF+${entry.endToEnd}`, 27), ...pieces(`SVWZ+${entry.text}`, 27)];
  const fields = [
    '00SEPA',
    ...purpose.map((piece, index) => `${20 + index}${piece}`),
    `31${entry.iban}`,
    ...pieces(entry.name, 27).map((piece, index) => `${32 + index}${piece}`),
  ];
  const said = pieces(`166${fields.map((field) => `?${field}`).join('')}`, 65);
  return [
    `:61:${day}${day.slice(2)}${mark}${comma(entry.amount, currency)}NTRFNONREF//${entry.bankReference}`,
    `:86:${said.join('\r\n')}`,
  ];
}

function shortDay(day: string): string {
  return day.replaceAll('-', '').slice(2);
}

function pieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_none, at) =>
    text.slice(at * size, (at + 1) * size),
  );
}

const HEADERS = [
  'Auftragskonto',
  'Buchungstag',
  'Valutadatum',
  'Verwendungszweck',
  'Kundenreferenz (End-to-End)',
  'Beguenstigter/Zahlungspflichtiger',
  'Kontonummer/IBAN',
  'Betrag',
  'Waehrung',
  'Info',
];

function csvText({ iban, currency, entries }: TrueStatement): string {
  const rows = entries.map(({ day, amount, text, endToEnd, name, iban: other }) => {
    const [year, month, date] = day.split('-');
    const short = `${date}.${month}.${year?.slice(2)}`;
    const signed = `${amount < 0n ? '-' : ''}${money(amount, currency).replace('.', ',')}`;
    return [iban, short, short, text, endToEnd, name, other, signed, currency, 'Umsatz gebucht'];
  });
  const cell = (value: string): string => `"${value.replaceAll('"', '""')}"`;
  return [HEADERS, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
