import type {
  Contact,
  Delivery,
  Identifier,
  Party,
  Payee,
  PostalAddress,
  TaxRepresentative,
} from '../model.js';
import { group, textElement, type MaybeElement } from './element.js';

/** BG-4 as `SellerTradeParty`, and BG-7 as `BuyerTradeParty`. */
export function ciiParty(name: string, party: Party | undefined): MaybeElement {
  if (party === undefined) return undefined;
  return group(name, [
    ...ciiIdentifiers(party.identifiers),
    textElement('ram:Name', party.name),
    textElement('ram:Description', party.legal_info),
    legalOrganization(party.legal_registration, party.trading_name),
    contact(party.contact),
    address(party.address),
    group('ram:URIUniversalCommunication', [
      textElement('ram:URIID', party.electronic_address?.value, {
        schemeID: party.electronic_address?.scheme,
      }),
    ]),
    taxRegistration(party.vat_id, 'VA'),
    taxRegistration(party.tax_registration, 'FC'),
  ]);
}

/** BG-10. */
export function ciiPayee(payee: Payee | undefined): MaybeElement {
  if (payee === undefined) return undefined;
  return group('ram:PayeeTradeParty', [
    ...ciiIdentifiers(payee.identifier === undefined ? [] : [payee.identifier]),
    textElement('ram:Name', payee.name),
    legalOrganization(payee.legal_registration, undefined),
  ]);
}

/** BG-11. */
export function ciiTaxRepresentative(representative: TaxRepresentative | undefined): MaybeElement {
  if (representative === undefined) return undefined;
  return group('ram:SellerTaxRepresentativeTradeParty', [
    textElement('ram:Name', representative.name),
    address(representative.address),
    taxRegistration(representative.vat_id, 'VA'),
  ]);
}

/** The party of BG-13. */
export function ciiShipTo(delivery: Delivery | undefined): MaybeElement {
  if (delivery === undefined) return undefined;
  return group('ram:ShipToTradeParty', [
    ...ciiIdentifiers(delivery.location === undefined ? [] : [delivery.location]),
    textElement('ram:Name', delivery.name),
    address(delivery.address),
  ]);
}

/** Identifiers with a scheme are called global; they stand behind those without. */
function ciiIdentifiers(identifiers: readonly Identifier[]): MaybeElement[] {
  const hasScheme = ({ scheme }: Identifier): boolean => scheme !== undefined && scheme !== '';
  return [
    ...identifiers.filter((one) => !hasScheme(one)).map(({ value }) => textElement('ram:ID', value)),
    ...identifiers
      .filter(hasScheme)
      .map(({ value, scheme }) => textElement('ram:GlobalID', value, { schemeID: scheme })),
  ];
}

function legalOrganization(id: Identifier | undefined, tradingName: string | undefined): MaybeElement {
  return group('ram:SpecifiedLegalOrganization', [
    textElement('ram:ID', id?.value, { schemeID: id?.scheme }),
    textElement('ram:TradingBusinessName', tradingName),
  ]);
}

function contact(who: Contact | undefined): MaybeElement {
  return group('ram:DefinedTradeContact', [
    textElement('ram:PersonName', who?.name),
    group('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', who?.phone)]),
    group('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', who?.email)]),
  ]);
}

function address(where: PostalAddress | undefined): MaybeElement {
  if (where === undefined) return undefined;
  return group('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', where.postal_code),
    textElement('ram:LineOne', where.line1),
    textElement('ram:LineTwo', where.line2),
    textElement('ram:LineThree', where.line3),
    textElement('ram:CityName', where.city),
    textElement('ram:CountryID', where.country),
    textElement('ram:CountrySubDivisionName', where.state),
  ]);
}

function taxRegistration(id: string | undefined, scheme: string): MaybeElement {
  return group('ram:SpecifiedTaxRegistration', [textElement('ram:ID', id, { schemeID: scheme })]);
}
