import type { ImportKind } from './import.js';
import { invoiceColumnNames } from './invoice-columns.js';

/** How the text of a cell becomes the value of a field. */
export type CellKind = 'text' | 'number' | 'flag' | 'country' | 'currency' | 'code' | 'date' | 'status';

/** The fields that columns are read into, by their path in the form of the API. `metadata.NAME` is besides. */
export const importFields: Readonly<Record<ImportKind, Readonly<Record<string, CellKind>>>> = {
  customers: {
    name: 'text',
    external_id: 'text',
    email: 'text',
    phone: 'text',
    'tax_ids.0.value': 'code',
    'tax_ids.0.type': 'text',
    'billing_address.line1': 'text',
    'billing_address.line2': 'text',
    'billing_address.line3': 'text',
    'billing_address.postal_code': 'text',
    'billing_address.city': 'text',
    'billing_address.state': 'text',
    'billing_address.country': 'country',
    'shipping_address.line1': 'text',
    'shipping_address.line2': 'text',
    'shipping_address.line3': 'text',
    'shipping_address.postal_code': 'text',
    'shipping_address.city': 'text',
    'shipping_address.state': 'text',
    'shipping_address.country': 'country',
    'contacts.0.name': 'text',
    'contacts.0.email': 'text',
    'contacts.0.phone': 'text',
    'contacts.0.role': 'text',
    currency: 'currency',
    locale: 'text',
    'payment_terms.net_days': 'number',
    tax_exemption: 'text',
    trading_name: 'text',
    buyer_reference: 'text',
    buyer_accounting_reference: 'text',
    'electronic_address.scheme': 'text',
    'electronic_address.value': 'text',
    document_format: 'text',
    reminders: 'text',
    note: 'text',
  },
  products: {
    name: 'text',
    sku: 'text',
    gtin: 'code',
    description: 'text',
    price: 'number',
    currency: 'currency',
    tax_rate: 'number',
    tax_category: 'text',
    'unit.label': 'text',
    'unit.code': 'text',
    active: 'flag',
  },
  invoices: {
    number: 'text',
    external_id: 'text',
    status: 'status',
    issue_date: 'date',
    due_date: 'date',
    currency: 'currency',
    customer_external_id: 'text',
    customer_name: 'text',
    customer_email: 'text',
    reference: 'text',
    note: 'text',
    prices_include_tax: 'flag',
    tax_exemption_reason: 'text',
    discount_amount: 'number',
    charge_amount: 'number',
    tax_total: 'number',
    total: 'number',
    amount_paid: 'number',
    amount_due: 'number',
    paid_on: 'date',
    remind: 'flag',
    'items.0.name': 'text',
    'items.0.sku': 'text',
    'items.0.description': 'text',
    'items.0.quantity': 'number',
    'items.0.price': 'number',
    'items.0.tax_rate': 'number',
    'items.0.tax_category': 'text',
    'items.0.discount_percent': 'number',
    'items.0.discount_amount': 'number',
  },
};

/** The field of which two rows cannot have the same value. */
export const keyFields = {
  customers: 'external_id',
  products: 'sku',
  invoices: 'number',
} as const satisfies Record<ImportKind, string>;

/** The field without which no row is anything. */
export const headFields = {
  customers: 'name',
  products: 'name',
  invoices: 'number',
} as const satisfies Record<ImportKind, string>;

/** The kind of cell of a field; undefined for a field that there is not. */
export function cellKindOf(kind: ImportKind, field: string): CellKind | undefined {
  if (kind !== 'invoices' && /^metadata\..+$/s.test(field)) return 'text';
  return Object.hasOwn(importFields[kind], field) ? importFields[kind][field] : undefined;
}

/**
 * Names that columns have in the files of other programs, besides the name of the field itself: in English, German and
 * French, letters and digits only.
 */
const NAMES: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  customers: {
    name:
      'company companyname customer customername client clientname displayname organization firma ' +
      'firmenname kunde kundenname nom societe raisonsociale entreprise client',
    external_id:
      'customerid clientid customerno clientno customernumber clientnumber idnumber id number ' +
      'kundennummer kundennr numeroclient codeclient reference',
    email:
      'emailaddress mail emailid contactemail customeremail clientemail emailadresse courriel adresseemail',
    phone: 'telephone phonenumber telefon telefonnummer tel telephonenumber mobile mobilephone telephonefixe',
    'tax_ids.0.value':
      'vat vatnumber vatid taxid taxnumber taxregistrationnumber ustid ustidnr ' +
      'umsatzsteueridentifikationsnummer numerotva tvaintracommunautaire gstin',
    'billing_address.line1':
      'address address1 street billingaddress billingstreet billingaddress1 line1 streetaddress ' +
      'strasse straße adresse rue addressline1',
    'billing_address.line2':
      'address2 billingstreet2 billingaddress2 line2 apt addressline2 adresszusatz complement complementadresse',
    'billing_address.postal_code':
      'postcode zip zipcode postalcode billingcode billingzip billingpostalcode plz postleitzahl codepostal',
    'billing_address.city': 'city town billingcity ort stadt ville',
    'billing_address.state': 'state province region billingstate bundesland kanton',
    'billing_address.country': 'country billingcountry countrycode land pays',
    'shipping_address.line1': 'shippingaddress shippingstreet shippingaddress1 lieferadresse',
    'shipping_address.line2': 'shippingstreet2 shippingaddress2',
    'shipping_address.postal_code': 'shippingcode shippingzip shippingpostalcode',
    'shipping_address.city': 'shippingcity',
    'shipping_address.state': 'shippingstate',
    'shipping_address.country': 'shippingcountry',
    'contacts.0.name': 'contact contactname contactperson ansprechpartner interlocuteur',
    'contacts.0.role': 'designation jobtitle position',
    currency: 'currencycode wahrung waehrung devise',
    locale: 'language languagecode sprache langue',
    'payment_terms.net_days': 'paymentterms netdays zahlungsziel delaidepaiement',
    note: 'notes privatenotes comment comments remark remarks notiz bemerkung bemerkungen remarques',
  },
  products: {
    name:
      'product productname item itemname artikel artikelname bezeichnung produkt produit ' +
      'designation article nom title',
    sku:
      'productkey itemcode code productcode articlenumber artikelnummer artikelnr productid ' +
      'itemid reference numerodarticle',
    gtin: 'ean barcode upc',
    description: 'notes productnotes beschreibung details purchasedescription',
    price:
      'cost rate unitprice sellingprice salesprice unitcost productcost preis einzelpreis ' +
      'verkaufspreis prix prixunitaire prixht netprice',
    currency: 'currencycode wahrung waehrung devise',
    tax_rate: 'taxrate1 tax vat vatrate taxpercentage itemtax steuersatz mwst ust tva tauxtva tax1percentage',
    'unit.label': 'unit usageunit einheit unite unitofmeasure',
    active: 'status isactive aktiv actif',
  },
  invoices: invoiceColumnNames,
};

/** The fields of a kind with the names that their columns may have, the field's own ones first. */
export function namesOfFields(
  kind: ImportKind,
): readonly (readonly [field: string, names: readonly string[]])[] {
  return Object.keys(importFields[kind]).map((field) => {
    const words = NAMES[kind][field]?.split(' ') ?? [];
    return [field, [plainName(field), ...words]];
  });
}

/** Letters and digits only: `E-mail address` and `email_address` are the same name. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
