/** The electronic formats that an invoice can be written in. */
export const eInvoiceFormats = [
  'ubl',
  'cii',
  'factur_x',
  'xrechnung_ubl',
  'xrechnung_cii',
  'peppol',
] as const;

export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

/** OASIS Universal Business Language 2.1, and UN/CEFACT Cross Industry Invoice D16B. */
export type Syntax = 'ubl' | 'cii';

/** The XML schema that a format is held against. Factur-X has one of its own, which takes more than D16B. */
export type Schema = 'ubl_2.1' | 'd16b' | 'factur_x';

/** Whose rules a format keeps beside those of EN 16931. */
export type Profile = 'en16931' | 'xrechnung' | 'peppol';

/** What a format says of itself. */
export interface FormatFacts {
  readonly syntax: Syntax;
  readonly schema: Schema;
  readonly profile: Profile;
  /** BT-24. */
  readonly specification: string;
  /** BT-23; undefined where the profile asks for none. */
  readonly business_process: string | undefined;
  /** The versions of the rules that `preflight` follows. */
  readonly rules: string;
}

const EN16931 = 'urn:cen.eu:en16931:2017';
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CORE_RULES = 'en16931-1.3.16';

const core = {
  profile: 'en16931',
  specification: EN16931,
  business_process: undefined,
  rules: CORE_RULES,
} as const;
const xrechnung = {
  profile: 'xrechnung',
  specification: `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  business_process: BILLING,
  rules: `${CORE_RULES} xrechnung-3.0.2`,
} as const;

/** Every format: its syntax, its profile and its identifiers. */
export const formatFacts = {
  ubl: { syntax: 'ubl', schema: 'ubl_2.1', ...core },
  cii: { syntax: 'cii', schema: 'd16b', ...core },
  // Written into the PDF; the profiles below EN 16931 are no invoices in the eyes of German law.
  factur_x: { syntax: 'cii', schema: 'factur_x', ...core },
  xrechnung_ubl: { syntax: 'ubl', schema: 'ubl_2.1', ...xrechnung },
  xrechnung_cii: { syntax: 'cii', schema: 'd16b', ...xrechnung },
  peppol: {
    syntax: 'ubl',
    schema: 'ubl_2.1',
    profile: 'peppol',
    specification: `${EN16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
    business_process: BILLING,
    rules: `${CORE_RULES} peppol-2026.5`,
  },
} as const satisfies Record<EInvoiceFormat, FormatFacts>;

/** The level of Factur-X that the XML inside a PDF declares, and the name it is attached under. */
export function facturXLevel(profile: Profile): { readonly level: string; readonly filename: string } {
  return profile === 'xrechnung'
    ? { level: 'XRECHNUNG', filename: 'xrechnung.xml' }
    : { level: 'EN 16931', filename: 'factur-x.xml' };
}
