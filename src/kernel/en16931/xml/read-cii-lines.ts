import type { Adjustment, Item, Line, Period, Price } from '../model.js';
import { dateOfCii } from './cii-dates.js';
import type { XmlElement } from './element.js';
import { attributeOf, find, findAll, present, textAt, textOf, withoutAbsent } from './read-element.js';

/** BG-25. */
export function ciiLineOf(line: XmlElement): Line {
  const settlement = find(line, 'ram:SpecifiedLineTradeSettlement');
  const agreement = find(line, 'ram:SpecifiedLineTradeAgreement');
  const quantity = find(line, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity');
  const sums = find(settlement, 'ram:SpecifiedTradeSettlementLineMonetarySummation');
  return withoutAbsent<Line>({
    id: textAt(line, 'ram:AssociatedDocumentLineDocument/ram:LineID'),
    note: textAt(line, 'ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content'),
    object: present({
      value: textAt(settlement, 'ram:AdditionalReferencedDocument/ram:IssuerAssignedID'),
      scheme: textAt(settlement, 'ram:AdditionalReferencedDocument/ram:ReferenceTypeCode'),
    }),
    quantity: textOf(quantity),
    unit: attributeOf(quantity, 'unitCode'),
    net: textAt(sums, 'ram:LineTotalAmount'),
    order_line: textAt(agreement, 'ram:BuyerOrderReferencedDocument/ram:LineID'),
    buyer_accounting_reference: textAt(settlement, 'ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID'),
    period: ciiPeriodOf(find(settlement, 'ram:BillingSpecifiedPeriod')),
    ...ciiAdjustmentsOf(settlement),
    price: priceOf(agreement),
    category: textAt(settlement, 'ram:ApplicableTradeTax/ram:CategoryCode'),
    rate: textAt(settlement, 'ram:ApplicableTradeTax/ram:RateApplicablePercent'),
    item: itemOf(find(line, 'ram:SpecifiedTradeProduct')),
  });
}

/** BG-14, BG-26. */
export function ciiPeriodOf(period: XmlElement | undefined): Period | undefined {
  return present({
    start: dateOfCii(textAt(period, 'ram:StartDateTime/udt:DateTimeString')),
    end: dateOfCii(textAt(period, 'ram:EndDateTime/udt:DateTimeString')),
  });
}

/** BG-20 and BG-21 of a document, BG-27 and BG-28 of a line. */
export function ciiAdjustmentsOf(
  settlement: XmlElement | undefined,
): Record<'allowances' | 'charges', readonly Adjustment[]> {
  const all = findAll(settlement, 'ram:SpecifiedTradeAllowanceCharge');
  const isCharge = (one: XmlElement): boolean => {
    return textAt(one, 'ram:ChargeIndicator/udt:Indicator') === 'true';
  };
  return {
    allowances: all.filter((one) => !isCharge(one)).map(adjustmentOf),
    charges: all.filter(isCharge).map(adjustmentOf),
  };
}

function adjustmentOf(one: XmlElement): Adjustment {
  return withoutAbsent({
    amount: textAt(one, 'ram:ActualAmount'),
    base_amount: textAt(one, 'ram:BasisAmount'),
    percent: textAt(one, 'ram:CalculationPercent'),
    category: textAt(one, 'ram:CategoryTradeTax/ram:CategoryCode'),
    rate: textAt(one, 'ram:CategoryTradeTax/ram:RateApplicablePercent'),
    reason: textAt(one, 'ram:Reason'),
    reason_code: textAt(one, 'ram:ReasonCode'),
  });
}

function priceOf(agreement: XmlElement | undefined): Price {
  const net = find(agreement, 'ram:NetPriceProductTradePrice');
  const gross = find(agreement, 'ram:GrossPriceProductTradePrice');
  const quantity = find(net, 'ram:BasisQuantity');
  return withoutAbsent({
    net: textAt(net, 'ram:ChargeAmount'),
    discount: textAt(gross, 'ram:AppliedTradeAllowanceCharge/ram:ActualAmount'),
    gross: textAt(gross, 'ram:ChargeAmount'),
    base_quantity: textOf(quantity),
    base_unit: attributeOf(quantity, 'unitCode'),
  });
}

function itemOf(item: XmlElement | undefined): Item {
  const standard = find(item, 'ram:GlobalID');
  return withoutAbsent<Item>({
    name: textAt(item, 'ram:Name'),
    description: textAt(item, 'ram:Description'),
    seller_id: textAt(item, 'ram:SellerAssignedID'),
    buyer_id: textAt(item, 'ram:BuyerAssignedID'),
    standard_id:
      standard && withoutAbsent({ value: textOf(standard), scheme: attributeOf(standard, 'schemeID') }),
    classifications: findAll(item, 'ram:DesignatedProductClassification/ram:ClassCode').map((code) =>
      withoutAbsent({
        value: textOf(code),
        scheme: attributeOf(code, 'listID'),
        version: attributeOf(code, 'listVersionID'),
      }),
    ),
    origin_country: textAt(item, 'ram:OriginTradeCountry/ram:ID'),
    attributes: findAll(item, 'ram:ApplicableProductCharacteristic').map((one) =>
      withoutAbsent({ name: textAt(one, 'ram:Description'), value: textAt(one, 'ram:Value') }),
    ),
  });
}
