import type { Delivery, Identifier, Party, Payee, PostalAddress, TaxRepresentative } from '../model.js';
import { group, textElement, type MaybeElement } from './element.js';

/** BG-4. The creditor identifier of direct debits (BT-90) stands among the seller's identifiers. */
export function ublSeller(seller: Party | undefined, creditorId: string | undefined): MaybeElement {
  if (seller === undefined) return undefined;
  const creditor = textElement('cbc:ID', creditorId, { schemeID: 'SEPA' });
  return group('cac:AccountingSupplierParty', [
    group('cac:Party', [
      ...partyHead(seller),
      group('cac:PartyIdentification', [creditor]),
      ...partyNameAndAddress(seller),
      taxScheme(seller.vat_id, 'VAT'),
      taxScheme(seller.tax_registration, 'FC'),
      legalEntity(seller, seller.legal_info),
      contact(seller),
    ]),
  ]);
}

/** BG-7. */
export function ublBuyer(buyer: Party | undefined): MaybeElement {
  if (buyer === undefined) return undefined;
  return group('cac:AccountingCustomerParty', [
    group('cac:Party', [
      ...partyHead(buyer),
      ...partyNameAndAddress(buyer),
      taxScheme(buyer.vat_id, 'VAT'),
      legalEntity(buyer, undefined),
      contact(buyer),
    ]),
  ]);
}

/** BG-10. */
export function ublPayee(payee: Payee | undefined): MaybeElement {
  if (payee === undefined) return undefined;
  return group('cac:PayeeParty', [
    group('cac:PartyIdentification', [identifier('cbc:ID', payee.identifier)]),
    group('cac:PartyName', [textElement('cbc:Name', payee.name)]),
    group('cac:PartyLegalEntity', [identifier('cbc:CompanyID', payee.legal_registration)]),
  ]);
}

/** BG-11. */
export function ublTaxRepresentative(representative: TaxRepresentative | undefined): MaybeElement {
  if (representative === undefined) return undefined;
  return group('cac:TaxRepresentativeParty', [
    group('cac:PartyName', [textElement('cbc:Name', representative.name)]),
    address('cac:PostalAddress', representative.address),
    taxScheme(representative.vat_id, 'VAT'),
  ]);
}

/** BG-13. */
export function ublDelivery(delivery: Delivery | undefined): MaybeElement {
  if (delivery === undefined) return undefined;
  return group('cac:Delivery', [
    textElement('cbc:ActualDeliveryDate', delivery.date),
    group('cac:DeliveryLocation', [
      identifier('cbc:ID', delivery.location),
      address('cac:Address', delivery.address),
    ]),
    group('cac:DeliveryParty', [group('cac:PartyName', [textElement('cbc:Name', delivery.name)])]),
  ]);
}

function partyHead({ electronic_address, identifiers }: Party): MaybeElement[] {
  return [
    identifier('cbc:EndpointID', electronic_address),
    ...identifiers.map((one) => group('cac:PartyIdentification', [identifier('cbc:ID', one)])),
  ];
}

function partyNameAndAddress({ trading_name, address: where }: Party): MaybeElement[] {
  return [
    group('cac:PartyName', [textElement('cbc:Name', trading_name)]),
    address('cac:PostalAddress', where),
  ];
}

function taxScheme(id: string | undefined, scheme: string): MaybeElement {
  const company = textElement('cbc:CompanyID', id);
  if (company === undefined) return undefined;
  return group('cac:PartyTaxScheme', [company, group('cac:TaxScheme', [textElement('cbc:ID', scheme)])]);
}

function legalEntity({ name, legal_registration }: Party, legalForm: string | undefined): MaybeElement {
  return group('cac:PartyLegalEntity', [
    textElement('cbc:RegistrationName', name),
    identifier('cbc:CompanyID', legal_registration),
    textElement('cbc:CompanyLegalForm', legalForm),
  ]);
}

function contact({ contact: who }: Party): MaybeElement {
  return group('cac:Contact', [
    textElement('cbc:Name', who?.name),
    textElement('cbc:Telephone', who?.phone),
    textElement('cbc:ElectronicMail', who?.email),
  ]);
}

function address(name: string, where: PostalAddress | undefined): MaybeElement {
  if (where === undefined) return undefined;
  return group(name, [
    textElement('cbc:StreetName', where.line1),
    textElement('cbc:AdditionalStreetName', where.line2),
    textElement('cbc:CityName', where.city),
    textElement('cbc:PostalZone', where.postal_code),
    textElement('cbc:CountrySubentity', where.state),
    group('cac:AddressLine', [textElement('cbc:Line', where.line3)]),
    group('cac:Country', [textElement('cbc:IdentificationCode', where.country)]),
  ]);
}

function identifier(name: string, id: Identifier | undefined): MaybeElement {
  return textElement(name, id?.value, { schemeID: id?.scheme });
}
