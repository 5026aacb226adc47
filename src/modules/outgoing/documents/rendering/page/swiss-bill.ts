import { isCreditNote, type EInvoice } from '../../../../../kernel/en16931/index.js';
import { asCreditorReference } from '../../../../../kernel/parties/creditor-reference.js';
import { isIban } from '../../../../../kernel/parties/iban.js';
import { isQrIban, qrReference } from '../../../../../kernel/parties/qr-reference.js';
import { swissText } from './swiss-characters.js';
import { isTransfer } from './codes/transfer.js';

type Party = NonNullable<EInvoice['seller']>;

/** A party with a structured address, as a Swiss payment part has it. */
export interface BillParty {
  readonly name: string;
  readonly street: string;
  readonly building: string;
  readonly postal_code: string;
  readonly town: string;
  readonly country: string;
}

/** What a Swiss payment part asks for. */
export interface SwissBill {
  readonly iban: string;
  readonly creditor: BillParty;
  readonly amount: string;
  readonly currency: 'CHF' | 'EUR';
  /** Undefined where not all of it is known: then whoever pays writes it. */
  readonly debtor: BillParty | undefined;
  /** QR reference, creditor reference of ISO 11649, or none. */
  readonly reference: { readonly type: 'QRR' | 'SCOR' | 'NON'; readonly value: string };
  readonly message: string;
}

const COUNTRIES = new Set(['CH', 'LI']);
const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;
const MAX = { name: 70, street: 70, building: 16, postal_code: 16, town: 35, message: 140 };

/**
 * The Swiss payment part of a document; undefined where it asks for no transfer to an account in Switzerland or
 * Liechtenstein by a seller there, in francs or euros.
 *
 * Source: Swiss Implementation Guidelines for the QR-bill, version 2.3.
 */
export function swissBillOf(document: EInvoice): SwissBill | undefined {
  const { payment, currency, totals, seller, payee, buyer } = document;
  const [account] = payment?.accounts ?? [];
  const iban = account?.id?.replace(/\s/g, '') ?? '';
  const amount = totals.payable ?? '';
  const isSwiss = COUNTRIES.has(iban.slice(0, 2)) && COUNTRIES.has(seller?.address?.country ?? '');
  if (!isSwiss || !isIban(iban) || (currency !== 'CHF' && currency !== 'EUR')) return undefined;
  if (!isTransfer(document) || isCreditNote(document) || !AMOUNT.test(amount) || !/[1-9]/.test(amount)) {
    return undefined;
  }
  const creditor = partyOf(seller, account?.name ?? payee?.name);
  const reference = referenceOf(document, iban);
  if (creditor === undefined || reference === undefined) return undefined;
  const message = cut(swissText(document.number ?? '') ?? '', MAX.message);
  const [whole = '', cents = ''] = amount.split('.');
  return {
    iban,
    creditor,
    amount: `${BigInt(whole)}.${cents.padEnd(2, '0')}`,
    currency,
    debtor: partyOf(buyer),
    reference,
    message,
  };
}

/** An account with a QR-IBAN takes a QR reference only, any other account none of these. */
function referenceOf({ payment, number = '' }: EInvoice, iban: string): SwissBill['reference'] | undefined {
  const structured = asCreditorReference(payment?.reference ?? '');
  if (!isQrIban(iban)) {
    return structured === undefined ? { type: 'NON', value: '' } : { type: 'SCOR', value: structured };
  }
  const own = structured?.slice(4) ?? number.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const value = qrReference(own);
  return value === undefined ? undefined : { type: 'QRR', value };
}

/** Undefined where the address lacks what has to be said, or the name cannot be written. */
function partyOf(party: Party | undefined, named?: string): BillParty | undefined {
  const { address } = party ?? {};
  const name = swissText(named ?? party?.name ?? '');
  const postal_code = swissText(address?.postal_code ?? '');
  const town = swissText(address?.city ?? '');
  const street = swissText(address?.line1 ?? '');
  const country = address?.country;
  if (!name || !postal_code || !town || street === undefined || country === undefined) return undefined;
  const [, alone, number] = /^(.*\D)\s+(\d[\dA-Za-z/-]{0,15})$/.exec(street) ?? [];
  return {
    name: cut(name, MAX.name),
    street: cut(alone ?? street, MAX.street),
    building: number ?? '',
    postal_code: cut(postal_code, MAX.postal_code),
    town: cut(town, MAX.town),
    country,
  };
}

/** What the QR code says: one field in each line, and nothing behind the end of the payment. */
export function swissCodeText(bill: SwissBill): string {
  const nobody = Array<string>(7).fill('');
  const { iban, creditor, amount, currency, debtor, reference, message } = bill;
  return [
    ...['SPC', '0200', '1', iban],
    ...linesOf(creditor),
    // An ultimate creditor is for later, say the guidelines.
    ...nobody,
    ...[amount, currency],
    ...(debtor === undefined ? nobody : linesOf(debtor)),
    ...[reference.type, reference.value, message, 'EPD'],
  ].join('\n');
}

function linesOf({ name, street, building, postal_code, town, country }: BillParty): string[] {
  return ['S', name, street, building, postal_code, town, country];
}

function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('').trim();
}
