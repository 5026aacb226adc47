import type { FormatFacts } from '../formats.js';
import type { Contact, Delivery, Identifier, Party, Payee, TaxRepresentative } from '../model.js';
import type { BuyerSource, DocumentSource, SellerSource } from '../source.js';
import { addressOf, identifierOf, oneLine } from './texts.js';

const VAT_TYPES = ['eu_vat', 'gb_vat', 'ch_vat', 'no_vat', 'is_vat'];

/** BG-4. */
export function sellerOf(source: DocumentSource, facts: FormatFacts): Party {
  const { seller } = source;
  const contact = contactOf(
    { name: seller.contact?.name },
    { phone: seller.contact?.phone ?? seller.phone, email: seller.contact?.email ?? seller.email },
  );
  return {
    ...partyOf(seller, source, facts),
    tax_registration: oneLine(seller.tax_ids.find(({ type }) => type === 'tax_number')?.value),
    legal_info: oneLine(seller.legal_info),
    address: addressOf(seller.address),
    contact,
  };
}

/** BG-7. */
export function buyerOf(source: DocumentSource, facts: FormatFacts): Party {
  const { buyer } = source;
  const { contact } = buyer;
  return {
    ...partyOf(buyer, source, facts),
    address: addressOf(buyer.billing_address),
    contact: contactOf(
      { name: contact?.name },
      { phone: contact?.phone, email: contact?.email ?? buyer.email },
    ),
  };
}

/** BG-10. */
export function payeeOf({ payee }: DocumentSource): Payee | undefined {
  if (payee === null || payee === undefined) return undefined;
  return {
    name: oneLine(payee.name),
    identifier: identifierOf(payee.identifier),
    legal_registration: identifierOf(payee.legal_registration),
  };
}

/** BG-11. */
export function taxRepresentativeOf({ seller }: DocumentSource): TaxRepresentative | undefined {
  const party = seller.tax_representative;
  if (party === null || party === undefined) return undefined;
  return { name: oneLine(party.name), vat_id: compact(party.tax_id), address: addressOf(party.address) };
}

/** BG-13; where it goes to is the customer's shipping address unless the delivery says something else. */
export function deliveryOf({ delivery, buyer }: DocumentSource): Delivery | undefined {
  const found = {
    name: oneLine(delivery?.name),
    location: identifierOf(delivery?.location),
    date: delivery?.date ?? undefined,
    address: addressOf(delivery?.address ?? buyer.shipping_address),
  };
  return Object.values(found).some((value) => value !== undefined) ? found : undefined;
}

function partyOf(party: SellerSource | BuyerSource, source: DocumentSource, { profile }: FormatFacts): Party {
  const isOutside = source.tax_breakdown.some(({ category }) => category === 'O');
  const name = oneLine(party.name);
  const trading = oneLine(party.trading_name);
  return {
    name,
    trading_name: trading === name ? undefined : trading,
    identifiers: (party.identifiers ?? []).flatMap((id) => identifierOf(id) ?? []),
    legal_registration: identifierOf(party.legal_registration),
    // What is outside the tax must not name VAT numbers (BR-O-02).
    vat_id: isOutside ? undefined : vatIdOf(party),
    electronic_address:
      identifierOf(party.electronic_address) ?? (profile === 'peppol' ? undefined : mailOf(party)),
  };
}

/** XRechnung takes an e-mail address as electronic address; Peppol has another network. */
function mailOf({ email, contact }: SellerSource | BuyerSource): Identifier | undefined {
  const value = oneLine(email ?? contact?.email);
  return value === undefined ? undefined : { value, scheme: 'EM' };
}

function vatIdOf({ tax_ids }: SellerSource | BuyerSource): string | undefined {
  return compact(tax_ids.find(({ type }) => VAT_TYPES.includes(type))?.value);
}

function contactOf(
  { name }: { readonly name: string | null | undefined },
  { phone, email }: { readonly phone: string | null | undefined; readonly email: string | null | undefined },
): Contact | undefined {
  const contact = { name: oneLine(name), phone: oneLine(phone), email: oneLine(email) };
  return Object.values(contact).some((value) => value !== undefined) ? contact : undefined;
}

function compact(id: string | undefined): string | undefined {
  const text = id?.replace(/\s/g, '');
  return text === '' ? undefined : text;
}
