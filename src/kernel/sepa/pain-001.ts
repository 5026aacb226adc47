import { sumOf } from '../money/allocation.js';
import { amountText, type MinorUnits } from '../money/amount.js';
import { sepaText } from './sepa-text.js';

const NAME_MAX = 70;
const REMITTANCE_MAX = 140;
/** What a bank reads where nothing is known. */
const UNKNOWN = 'NOTPROVIDED';

/** A transfer in euros. */
export interface SepaTransfer {
  /** At most 35 of the characters of SEPA. */
  readonly end_to_end_id: string;
  readonly amount: MinorUnits;
  readonly name: string;
  /** Without spaces. */
  readonly iban: string;
  readonly remittance: string;
}

/** Transfers from one account on one day. */
export interface SepaOrder {
  /** At most 35 of the characters of SEPA, unique for the bank. */
  readonly id: string;
  /** An instant as ISO 8601 writes it. */
  readonly created_at: string;
  readonly execute_on: string;
  readonly debtor: { readonly name: string; readonly iban: string; readonly bic: string | null };
  readonly transfers: readonly SepaTransfer[];
}

/**
 * The file of a SEPA credit transfer: pain.001.001.09, each transfer booked by itself, charges shared.
 *
 * Names and texts are written in the characters of SEPA. Source: ISO 20022; EPC132-08, customer-to-bank.
 */
export function pain001(order: SepaOrder): string {
  const { id, created_at, execute_on, debtor, transfers } = order;
  const name = element('Nm', nameOf(debtor.name));
  const count = element('NbOfTxs', String(transfers.length));
  const sum = element('CtrlSum', euros(sumOf(transfers.map(({ amount }) => amount))));
  const head = [element('MsgId', id), element('CreDtTm', created_at), count, sum, element('InitgPty', name)];
  const bank = debtor.bic === null ? element('Othr', element('Id', UNKNOWN)) : element('BICFI', debtor.bic);
  const information = [
    element('PmtInfId', id),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    count,
    sum,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', execute_on)),
    element('Dbtr', name),
    element('DbtrAcct', account(debtor.iban)),
    element('DbtrAgt', element('FinInstnId', bank)),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferElement),
  ];
  const body = element('GrpHdr', head.join('')) + element('PmtInf', information.join('\n'));
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
  const document = `<Document xmlns="${namespace}">${element('CstmrCdtTrfInitn', body)}</Document>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

function transferElement({ end_to_end_id, amount, name, iban, remittance }: SepaTransfer): string {
  const text = sepaText(remittance, REMITTANCE_MAX);
  const parts = [
    element('PmtId', element('EndToEndId', end_to_end_id)),
    element('Amt', `<InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt>`),
    element('Cdtr', element('Nm', nameOf(name))),
    element('CdtrAcct', account(iban)),
    ...(text === '' ? [] : [element('RmtInf', element('Ustrd', text))]),
  ];
  return element('CdtTrfTxInf', parts.join(''));
}

function nameOf(name: string): string {
  return sepaText(name, NAME_MAX) || UNKNOWN;
}

function account(iban: string): string {
  return element('Id', element('IBAN', iban));
}

function euros(amount: MinorUnits): string {
  return amountText(amount, 'EUR');
}

/** The characters of SEPA need no escapes. */
function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}
