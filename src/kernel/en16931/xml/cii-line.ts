import type { Adjustment, Line, Price } from '../model.js';
import { ciiPeriod } from './cii-dates.js';
import { group, textElement, type MaybeElement } from './element.js';

/** BG-25. */
export function ciiLine(line: Line): MaybeElement {
  return group('ram:IncludedSupplyChainTradeLineItem', [
    group('ram:AssociatedDocumentLineDocument', [
      textElement('ram:LineID', line.id),
      group('ram:IncludedNote', [textElement('ram:Content', line.note)]),
    ]),
    product(line),
    group('ram:SpecifiedLineTradeAgreement', [
      group('ram:BuyerOrderReferencedDocument', [textElement('ram:LineID', line.order_line)]),
      grossPrice(line.price),
      group('ram:NetPriceProductTradePrice', [
        textElement('ram:ChargeAmount', line.price.net),
        textElement('ram:BasisQuantity', line.price.base_quantity, { unitCode: line.price.base_unit }),
      ]),
    ]),
    group('ram:SpecifiedLineTradeDelivery', [
      textElement('ram:BilledQuantity', line.quantity, { unitCode: line.unit }),
    ]),
    settlement(line),
  ]);
}

function product({ item }: Line): MaybeElement {
  return group('ram:SpecifiedTradeProduct', [
    textElement('ram:GlobalID', item.standard_id?.value, { schemeID: item.standard_id?.scheme }),
    textElement('ram:SellerAssignedID', item.seller_id),
    textElement('ram:BuyerAssignedID', item.buyer_id),
    textElement('ram:Name', item.name),
    textElement('ram:Description', item.description),
    ...item.attributes.map(({ name, value }) =>
      group('ram:ApplicableProductCharacteristic', [
        textElement('ram:Description', name),
        textElement('ram:Value', value),
      ]),
    ),
    ...item.classifications.map(({ value, scheme, version }) =>
      group('ram:DesignatedProductClassification', [
        textElement('ram:ClassCode', value, { listID: scheme, listVersionID: version }),
      ]),
    ),
    group('ram:OriginTradeCountry', [textElement('ram:ID', item.origin_country)]),
  ]);
}

function grossPrice({ gross, discount }: Price): MaybeElement {
  const reduction = textElement('ram:ActualAmount', discount);
  return group('ram:GrossPriceProductTradePrice', [
    textElement('ram:ChargeAmount', gross),
    reduction && group('ram:AppliedTradeAllowanceCharge', [indicator('false'), reduction]),
  ]);
}

function settlement(line: Line): MaybeElement {
  const object = textElement('ram:IssuerAssignedID', line.object?.value);
  return group('ram:SpecifiedLineTradeSettlement', [
    ciiTax('ram:ApplicableTradeTax', line),
    ciiPeriod(line.period),
    ...ciiAdjustments(line),
    group('ram:SpecifiedTradeSettlementLineMonetarySummation', [
      textElement('ram:LineTotalAmount', line.net),
    ]),
    object &&
      group('ram:AdditionalReferencedDocument', [
        object,
        textElement('ram:TypeCode', '130'),
        textElement('ram:ReferenceTypeCode', line.object?.scheme),
      ]),
    group('ram:ReceivableSpecifiedTradeAccountingAccount', [
      textElement('ram:ID', line.buyer_accounting_reference),
    ]),
  ]);
}

/** BG-20, BG-21, BG-27 and BG-28, the allowances first. */
export function ciiAdjustments({
  allowances,
  charges,
}: Record<'allowances' | 'charges', readonly Adjustment[]>): MaybeElement[] {
  return [
    ...allowances.map((allowance) => adjustment('false', allowance)),
    ...charges.map((charge) => adjustment('true', charge)),
  ];
}

function adjustment(isCharge: string, one: Adjustment): MaybeElement {
  return group('ram:SpecifiedTradeAllowanceCharge', [
    indicator(isCharge),
    textElement('ram:CalculationPercent', one.percent),
    textElement('ram:BasisAmount', one.base_amount),
    textElement('ram:ActualAmount', one.amount),
    textElement('ram:ReasonCode', one.reason_code),
    textElement('ram:Reason', one.reason),
    ciiTax('ram:CategoryTradeTax', one),
  ]);
}

function indicator(value: string): MaybeElement {
  return group('ram:ChargeIndicator', [textElement('udt:Indicator', value)]);
}

/** A category with its rate; nothing when neither is there. */
function ciiTax(
  name: string,
  { category, rate }: { readonly category?: string | undefined; readonly rate?: string | undefined },
): MaybeElement {
  const said = [textElement('ram:CategoryCode', category), textElement('ram:RateApplicablePercent', rate)];
  if (said.every((one) => one === undefined)) return undefined;
  return group(name, [textElement('ram:TypeCode', 'VAT'), ...said]);
}
