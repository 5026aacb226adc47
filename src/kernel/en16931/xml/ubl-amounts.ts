import type { Adjustment, EInvoice, Totals } from '../model.js';
import { group, textElement, type MaybeElement } from './element.js';

/** The currency that every amount of a document is marked with. */
export interface InCurrency {
  readonly currency: string | undefined;
}

export function ublAmount(name: string, amount: string | undefined, { currency }: InCurrency): MaybeElement {
  return textElement(name, amount, { currencyID: currency });
}

/** BG-20, BG-21, BG-27 and BG-28, the allowances first. */
export function ublAdjustments(
  { allowances, charges }: Record<'allowances' | 'charges', readonly Adjustment[]>,
  money: InCurrency,
): MaybeElement[] {
  return [
    ...allowances.map((allowance) => adjustment('false', allowance, money)),
    ...charges.map((charge) => adjustment('true', charge, money)),
  ];
}

function adjustment(isCharge: string, one: Adjustment, money: InCurrency): MaybeElement {
  return group('cac:AllowanceCharge', [
    textElement('cbc:ChargeIndicator', isCharge),
    textElement('cbc:AllowanceChargeReasonCode', one.reason_code),
    textElement('cbc:AllowanceChargeReason', one.reason),
    textElement('cbc:MultiplierFactorNumeric', one.percent),
    ublAmount('cbc:Amount', one.amount, money),
    ublAmount('cbc:BaseAmount', one.base_amount, money),
    ublTaxCategory('cac:TaxCategory', one),
  ]);
}

/** A category with its rate; nothing without a category. */
export function ublTaxCategory(
  name: string,
  tax: {
    readonly category?: string | undefined;
    readonly rate?: string | undefined;
    readonly exemption_code?: string | undefined;
    readonly exemption_reason?: string | undefined;
  },
): MaybeElement {
  const said = [
    textElement('cbc:ID', tax.category),
    textElement('cbc:Percent', tax.rate),
    textElement('cbc:TaxExemptionReasonCode', tax.exemption_code),
    textElement('cbc:TaxExemptionReason', tax.exemption_reason),
  ];
  if (said.every((one) => one === undefined)) return undefined;
  return group(name, [...said, group('cac:TaxScheme', [textElement('cbc:ID', 'VAT')])]);
}

/** BT-110 with BG-23, and BT-111 in a total of its own. */
export function ublTaxTotals({ totals, tax_breakdown, currency, tax_currency }: EInvoice): MaybeElement[] {
  const money = { currency };
  const inTaxCurrency = ublAmount('cbc:TaxAmount', totals.tax_in_tax_currency, { currency: tax_currency });
  return [
    group('cac:TaxTotal', [
      ublAmount('cbc:TaxAmount', totals.tax, money),
      ...tax_breakdown.map((one) =>
        group('cac:TaxSubtotal', [
          ublAmount('cbc:TaxableAmount', one.taxable, money),
          ublAmount('cbc:TaxAmount', one.tax, money),
          ublTaxCategory('cac:TaxCategory', one),
        ]),
      ),
    ]),
    group('cac:TaxTotal', [inTaxCurrency]),
  ];
}

/** BG-22 without the taxes. */
export function ublMonetaryTotal(totals: Totals, money: InCurrency): MaybeElement {
  return group('cac:LegalMonetaryTotal', [
    ublAmount('cbc:LineExtensionAmount', totals.lines, money),
    ublAmount('cbc:TaxExclusiveAmount', totals.without_tax, money),
    ublAmount('cbc:TaxInclusiveAmount', totals.with_tax, money),
    ublAmount('cbc:AllowanceTotalAmount', totals.allowances, money),
    ublAmount('cbc:ChargeTotalAmount', totals.charges, money),
    ublAmount('cbc:PrepaidAmount', totals.prepaid, money),
    ublAmount('cbc:PayableRoundingAmount', totals.rounding, money),
    ublAmount('cbc:PayableAmount', totals.payable, money),
  ]);
}
