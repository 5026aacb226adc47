import type { PaymentFacts } from './read-statement.js';
import { accountText, noFacts, plainText, referenceText, TEXT_MAX } from './values.js';

/** What the field behind an entry says of it. */
export interface Mt940Facts {
  readonly facts: PaymentFacts;
  readonly transaction_code: string | null;
  /** As it stands there. */
  readonly charges?: string | undefined;
}

/** A code, and a separator that two digits follow. */
const SUBFIELDS = /^(\d{3})([^0-9A-Za-z\s/])(?=\d{2})/;
/** What purposes of SEPA are marked by, at the start of a subfield. */
const PURPOSE = /^(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/;
/** What Dutch banks mark parts by. */
const SLASHED =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|RTRN|CSID|CNTP|PURP|ORDP|BENM|ID|ADDR|ULTD|ULTC|PREF|ISDT)\//;
/** Transactions that bring a direct debit or a payment back. */
const RETURNS: readonly string[] = ['108', '109', '159', '181', '184'];

/** Reads the three ways that banks write it: subfields with numbers, words in slashes, or free text. */
export function mt940Facts(lines: readonly string[]): Mt940Facts {
  const joined = lines.join('');
  const [head, code, separator] = SUBFIELDS.exec(joined) ?? [];
  if (head !== undefined && code !== undefined && separator !== undefined) {
    return german(code, joined.slice(code.length).split(separator).slice(1));
  }
  if (SLASHED.test(joined)) return { facts: dutch(joined), transaction_code: null };
  const text = lines.join(' ');
  const free = /^(\d{3}) /.exec(text)?.[1];
  return { facts: { ...noFacts, text: plainText(text, TEXT_MAX) }, transaction_code: free ?? null };
}

/** Parts behind a separator that is no separator of a subfield belong to the part before. */
function german(code: string, parts: readonly string[]): Mt940Facts {
  const fields = parts.map((part) => [part.slice(0, 2), part.slice(2)] as const);
  const one = (...names: string[]) =>
    fields
      .filter(([name]) => names.includes(name))
      .map(([, value]) => value)
      .join('');
  const purpose = purposeOf(
    fields.filter(([name]) => /^(?:2\d|6[0-3])$/.test(name)).map(([, value]) => value),
  );
  const text = plainText(purpose.get('SVWZ'), TEXT_MAX) ?? plainText(purpose.get(''), TEXT_MAX);
  const reason = /\b(?:AC|AG|AM|BE|CNOR|DNOR|FF|MD|MS|RC|RR|SL)\d{2}\b/.exec(text ?? '')?.[0];
  const [, original] = /^([A-Z]{0,3}[\d,]+)/.exec(purpose.get('OAMT') ?? '') ?? [];
  const facts = {
    counterparty_name: plainText(one('32', '33')) ?? plainText(purpose.get('ABWA')),
    counterparty_iban: accountText(one('31')) ?? accountText(purpose.get('IBAN')),
    counterparty_bic: accountText(one('30')) ?? accountText(purpose.get('BIC')),
    text: text ?? plainText(one('00'), TEXT_MAX),
    end_to_end_id: referenceText(purpose.get('EREF')),
    mandate_id: referenceText(purpose.get('MREF')),
    creditor_id: referenceText(purpose.get('CRED')),
    structured_reference: null,
    return_reason: RETURNS.includes(code) ? (reason ?? null) : null,
    original_amount: original?.replace(/[A-Z]/g, '').replace(',', '.').replace(/\.$/, '') ?? null,
    original_currency: plainText(original?.replace(/[^A-Z]/g, ''), 3),
  };
  return {
    facts,
    transaction_code: code,
    charges: /^[A-Z]{0,3}([\d,]+)/.exec(purpose.get('COAM') ?? '')?.[1],
  };
}

/** The purpose by its marks; what has none is under the empty one. Lines are broken anywhere, without a blank. */
function purposeOf(values: readonly string[]): ReadonlyMap<string, string> {
  const purpose = new Map<string, string>();
  let mark = '';
  for (const value of values) {
    const [head, found] = PURPOSE.exec(value) ?? [];
    if (found !== undefined) mark = found;
    purpose.set(mark, (purpose.get(mark) ?? '') + value.slice(head?.length ?? 0));
  }
  return purpose;
}

function dutch(joined: string): PaymentFacts {
  const words = joined.split(new RegExp(SLASHED, 'g'));
  const said = new Map<string, string>();
  for (let at = 1; at < words.length; at += 2) {
    const [name, value] = [words[at] ?? '', (words[at + 1] ?? '').replace(/\/+$/, '')];
    if (!said.has(name) && value.trim() !== '') said.set(name, value);
  }
  const [iban, bic, name] = (said.get('CNTP') ?? '').split('/');
  const { text, structured } = remittance(said.get('REMI') ?? '');
  return {
    ...noFacts,
    counterparty_name: plainText(said.get('NAME') ?? name),
    counterparty_iban: accountText(said.get('IBAN') ?? iban),
    counterparty_bic: accountText(said.get('BIC') ?? bic),
    text: plainText(text, TEXT_MAX) ?? plainText(words[0], TEXT_MAX),
    structured_reference: accountText(structured),
    end_to_end_id: referenceText(said.get('EREF')),
    mandate_id: referenceText(said.get('MARF')),
    creditor_id: referenceText(said.get('CSID')),
    return_reason: referenceText(said.get('RTRN')),
  };
}

/** Free text, or a reference behind the name of who issued it: `USTD//text`, `STRD/CUR/RF18539007547034`. */
function remittance(said: string): { readonly text?: string; readonly structured?: string } {
  const [, structured] = /^STRD\/[A-Z]*\/(.+)$/.exec(said) ?? [];
  return structured === undefined ? { text: said.replace(/^USTD\/\//, '') } : { structured };
}
