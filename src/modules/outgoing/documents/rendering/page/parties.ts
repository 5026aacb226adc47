import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import type { Fact, PrintedParty } from './page.js';
import { shownTaxId } from './tax-id.js';
import { townLines } from './town-lines.js';
import type { Wording } from './wording.js';

type Party = NonNullable<EInvoice['seller']>;
type Address = NonNullable<Party['address']>;

/** Who writes, and where they are; the country is named where the other one is in another. */
export function senderOf({ seller, buyer }: EInvoice, wording: Wording): PrintedParty {
  const name = seller?.name ?? seller?.trading_name ?? '';
  return { name, lines: addressLines(seller?.address, wording, buyer?.address?.country) };
}

/** Who is written to: the company, the person, the address. */
export function recipientOf({ seller, buyer }: EInvoice, wording: Wording): PrintedParty {
  const person = buyer?.contact?.name === buyer?.name ? undefined : buyer?.contact?.name;
  return {
    name: buyer?.name ?? buyer?.trading_name ?? '',
    lines: [
      ...present(buyer?.name === undefined ? undefined : buyer.trading_name, person),
      ...addressLines(buyer?.address, wording, seller?.address?.country),
    ],
  };
}

/** The lines of an address as its country writes them; its name is added where it is not the reader's own. */
export function addressLines(address: Address | undefined, wording: Wording, home?: string): string[] {
  if (address === undefined) return [];
  const { line1, line2, line3, country } = address;
  const isAbroad = country !== undefined && country !== home;
  return present(line1, line2, line3, ...townLines(address), isAbroad ? wording.country(country) : undefined);
}

/** The sender in one line: name, street, town. */
export function returnLineOf(sender: PrintedParty): string {
  return joined([sender.name, ...sender.lines], ' · ');
}

/** How to reach the seller, for the facts of a document. */
export function contactOf({ seller }: EInvoice, { texts }: Wording): Fact[] {
  const contact = seller?.contact;
  const value = joined([contact?.name], '');
  return value === '' ? [] : [{ label: texts.contact, value }];
}

/** What stands at the foot of each page where the organization does not say it: who it is, contact and tax, bank. */
export function footerOf(document: EInvoice, wording: Wording): string[][] {
  const { seller, payment } = document;
  const { texts } = wording;
  const [account] = payment?.accounts ?? [];
  const columns = [
    [
      seller?.name,
      ...addressLines(seller?.address, wording, document.buyer?.address?.country),
      seller?.legal_registration?.value,
      seller?.legal_info,
    ],
    [
      seller?.contact?.phone,
      seller?.contact?.email,
      named(texts.tax_id, shownTaxId(seller?.vat_id, texts.language)),
      named(texts.tax_number, seller?.tax_registration),
    ],
    [account?.name, accountText(account?.id, wording), named(texts.bank, account?.bic)],
  ];
  return columns.map((lines) => present(...lines)).filter((lines) => lines.length > 0);
}

/** The number of an account with the name of what it is. */
function accountText(id: string | undefined, { texts }: Wording): string | undefined {
  return named(isIban(id) ? texts.account : texts.debited_account, spacedIban(id));
}

/** An IBAN in groups of four; another account number as it is. */
export function spacedIban(id: string | undefined): string | undefined {
  if (id === undefined || !isIban(id)) return id;
  return id.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0');
}

export function isIban(id: string | undefined): boolean {
  return id !== undefined && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(id.replace(/\s/g, ''));
}

/** The texts that say something. */
export function present(...texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text): text is string => text !== undefined && text.trim() !== '');
}

/** The texts that say something, with a separator between them. */
export function joined(texts: readonly (string | undefined)[], separator: string): string {
  return present(...texts).join(separator);
}

function named(label: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${label} ${value}`;
}
