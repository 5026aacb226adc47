import type { Delivery, Identifier, Party, Payee, PostalAddress, TaxRepresentative } from '../model.js';
import { dateOfCii } from './cii-dates.js';
import type { XmlElement } from './element.js';
import { attributeOf, find, findAll, present, textAt, textOf, withoutAbsent } from './read-element.js';

/** BG-4, BG-7. */
export function ciiPartyOf(party: XmlElement | undefined): Party | undefined {
  if (party === undefined) return undefined;
  return withoutAbsent<Party>({
    name: textAt(party, 'ram:Name'),
    trading_name: textAt(party, 'ram:SpecifiedLegalOrganization/ram:TradingBusinessName'),
    identifiers: identifiersOf(party),
    legal_registration: identifierOf(find(party, 'ram:SpecifiedLegalOrganization/ram:ID')),
    vat_id: registrationOf(party, 'VA'),
    tax_registration: registrationOf(party, 'FC'),
    legal_info: textAt(party, 'ram:Description'),
    electronic_address: identifierOf(find(party, 'ram:URIUniversalCommunication/ram:URIID')),
    address: addressOf(find(party, 'ram:PostalTradeAddress')),
    contact: present({
      name: textAt(party, 'ram:DefinedTradeContact/ram:PersonName'),
      phone: textAt(party, 'ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber'),
      email: textAt(party, 'ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID'),
    }),
  });
}

/** BG-10. */
export function ciiPayeeOf(payee: XmlElement | undefined): Payee | undefined {
  return present({
    name: textAt(payee, 'ram:Name'),
    identifier: identifiersOf(payee)[0],
    legal_registration: identifierOf(find(payee, 'ram:SpecifiedLegalOrganization/ram:ID')),
  });
}

/** BG-11. */
export function ciiTaxRepresentativeOf(party: XmlElement | undefined): TaxRepresentative | undefined {
  return present({
    name: textAt(party, 'ram:Name'),
    vat_id: registrationOf(party, 'VA'),
    address: addressOf(find(party, 'ram:PostalTradeAddress')),
  });
}

/** BG-13. */
export function ciiDeliveryOf(delivery: XmlElement | undefined): Delivery | undefined {
  const party = find(delivery, 'ram:ShipToTradeParty');
  const date = textAt(
    delivery,
    'ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString',
  );
  return present({
    name: textAt(party, 'ram:Name'),
    location: identifiersOf(party)[0],
    date: dateOfCii(date),
    address: addressOf(find(party, 'ram:PostalTradeAddress')),
  });
}

function identifiersOf(party: XmlElement | undefined): Identifier[] {
  const all = [...findAll(party, 'ram:ID'), ...findAll(party, 'ram:GlobalID')];
  return all.flatMap((id) => identifierOf(id) ?? []);
}

function identifierOf(id: XmlElement | undefined): Identifier | undefined {
  const value = textOf(id);
  return value === undefined ? undefined : withoutAbsent({ value, scheme: attributeOf(id, 'schemeID') });
}

function registrationOf(party: XmlElement | undefined, scheme: string): string | undefined {
  const all = findAll(party, 'ram:SpecifiedTaxRegistration/ram:ID');
  return textOf(all.find((id) => attributeOf(id, 'schemeID') === scheme));
}

function addressOf(address: XmlElement | undefined): PostalAddress | undefined {
  return present({
    line1: textAt(address, 'ram:LineOne'),
    line2: textAt(address, 'ram:LineTwo'),
    line3: textAt(address, 'ram:LineThree'),
    city: textAt(address, 'ram:CityName'),
    postal_code: textAt(address, 'ram:PostcodeCode'),
    state: textAt(address, 'ram:CountrySubDivisionName'),
    country: textAt(address, 'ram:CountryID'),
  });
}
