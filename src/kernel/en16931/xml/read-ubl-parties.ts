import type { Delivery, Identifier, Party, Payee, PostalAddress, TaxRepresentative } from '../model.js';
import type { XmlElement } from './element.js';
import { attributeOf, find, findAll, present, textAt, textOf, withoutAbsent } from './read-element.js';

/** BG-4, BG-7. The creditor identifier of direct debits belongs to the payment, not to the seller. */
export function ublPartyOf(party: XmlElement | undefined): Party | undefined {
  if (party === undefined) return undefined;
  const entity = find(party, 'cac:PartyLegalEntity');
  const registrations = findAll(party, 'cac:PartyTaxScheme');
  const isVat = (one: XmlElement): boolean => {
    return textAt(one, 'cac:TaxScheme/cbc:ID')?.toUpperCase() === 'VAT';
  };
  return withoutAbsent<Party>({
    name: textAt(entity, 'cbc:RegistrationName'),
    trading_name: textAt(party, 'cac:PartyName/cbc:Name'),
    identifiers: findAll(party, 'cac:PartyIdentification/cbc:ID')
      .filter((id) => attributeOf(id, 'schemeID') !== 'SEPA')
      .flatMap((id) => ublIdentifierOf(id) ?? []),
    legal_registration: ublIdentifierOf(find(entity, 'cbc:CompanyID')),
    vat_id: textAt(registrations.find(isVat), 'cbc:CompanyID'),
    tax_registration: textAt(
      registrations.find((one) => !isVat(one)),
      'cbc:CompanyID',
    ),
    legal_info: textAt(entity, 'cbc:CompanyLegalForm'),
    electronic_address: ublIdentifierOf(find(party, 'cbc:EndpointID')),
    address: addressOf(find(party, 'cac:PostalAddress')),
    contact: present({
      name: textAt(party, 'cac:Contact/cbc:Name'),
      phone: textAt(party, 'cac:Contact/cbc:Telephone'),
      email: textAt(party, 'cac:Contact/cbc:ElectronicMail'),
    }),
  });
}

/** BG-10. */
export function ublPayeeOf(payee: XmlElement | undefined): Payee | undefined {
  const isPlain = (id: XmlElement): boolean => attributeOf(id, 'schemeID') !== 'SEPA';
  return present({
    name: textAt(payee, 'cac:PartyName/cbc:Name'),
    identifier: ublIdentifierOf(findAll(payee, 'cac:PartyIdentification/cbc:ID').find(isPlain)),
    legal_registration: ublIdentifierOf(find(payee, 'cac:PartyLegalEntity/cbc:CompanyID')),
  });
}

/** BG-11. */
export function ublTaxRepresentativeOf(party: XmlElement | undefined): TaxRepresentative | undefined {
  return present({
    name: textAt(party, 'cac:PartyName/cbc:Name'),
    vat_id: textAt(party, 'cac:PartyTaxScheme/cbc:CompanyID'),
    address: addressOf(find(party, 'cac:PostalAddress')),
  });
}

/** BG-13. */
export function ublDeliveryOf(delivery: XmlElement | undefined): Delivery | undefined {
  return present({
    name: textAt(delivery, 'cac:DeliveryParty/cac:PartyName/cbc:Name'),
    location: ublIdentifierOf(find(delivery, 'cac:DeliveryLocation/cbc:ID')),
    date: textAt(delivery, 'cbc:ActualDeliveryDate'),
    address: addressOf(find(delivery, 'cac:DeliveryLocation/cac:Address')),
  });
}

export function ublIdentifierOf(element: XmlElement | undefined): Identifier | undefined {
  const value = textOf(element);
  return value === undefined ? undefined : withoutAbsent({ value, scheme: attributeOf(element, 'schemeID') });
}

function addressOf(address: XmlElement | undefined): PostalAddress | undefined {
  return present({
    line1: textAt(address, 'cbc:StreetName'),
    line2: textAt(address, 'cbc:AdditionalStreetName'),
    line3: textAt(address, 'cac:AddressLine/cbc:Line'),
    city: textAt(address, 'cbc:CityName'),
    postal_code: textAt(address, 'cbc:PostalZone'),
    state: textAt(address, 'cbc:CountrySubentity'),
    country: textAt(address, 'cac:Country/cbc:IdentificationCode'),
  });
}
