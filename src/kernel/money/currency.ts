/**
 * The currencies of ISO 4217 in use, grouped by their number of decimals (exponent).
 *
 * Excludes units of account, metals and the currencies with four decimals (CLF, UYW), because a total could then
 * need more digits than a JSON number can hold.
 */
const codesByExponent = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
    'CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ' +
    'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR ' +
    'MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD ' +
    'SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG ' +
    'YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
} as const;

const exponents: ReadonlyMap<string, number> = new Map(
  Object.entries(codesByExponent).flatMap(([exponent, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(exponent)]),
  ),
);

/** An ISO 4217 code that the service supports. */
export type CurrencyCode = string & { readonly __currency?: true };

export const currencyCodes: readonly CurrencyCode[] = [...exponents.keys()].sort();

export function isCurrencyCode(text: string): text is CurrencyCode {
  return exponents.has(text);
}

/**
 * Returns the number of decimals of a currency: JPY 0, EUR 2, KWD 3.
 *
 * Raises RangeError for an unknown code, because validation must have refused it before.
 */
export function currencyExponent(code: CurrencyCode): number {
  const exponent = exponents.get(code);
  if (exponent === undefined) throw new RangeError(`Unknown currency ${code}.`);
  return exponent;
}
