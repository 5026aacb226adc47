import type { Adjustment, Item, Line, Period, Price } from '../model.js';
import type { XmlElement } from './element.js';
import { attributeOf, find, findAll, present, textAt, textOf, withoutAbsent } from './read-element.js';
import { ublIdentifierOf } from './read-ubl-parties.js';

/** BG-25. */
export function ublLineOf(line: XmlElement): Line {
  const quantity = find(line, 'cbc:InvoicedQuantity') ?? find(line, 'cbc:CreditedQuantity');
  return withoutAbsent<Line>({
    id: textAt(line, 'cbc:ID'),
    note: textAt(line, 'cbc:Note'),
    object: ublIdentifierOf(find(line, 'cac:DocumentReference/cbc:ID')),
    quantity: textOf(quantity),
    unit: attributeOf(quantity, 'unitCode'),
    net: textAt(line, 'cbc:LineExtensionAmount'),
    order_line: textAt(line, 'cac:OrderLineReference/cbc:LineID'),
    buyer_accounting_reference: textAt(line, 'cbc:AccountingCost'),
    period: ublPeriodOf(find(line, 'cac:InvoicePeriod')),
    ...ublAdjustmentsOf(line),
    price: priceOf(find(line, 'cac:Price')),
    category: textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'),
    rate: textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent'),
    item: itemOf(find(line, 'cac:Item')),
  });
}

/** BG-14, BG-26. */
export function ublPeriodOf(period: XmlElement | undefined): Period | undefined {
  return present({ start: textAt(period, 'cbc:StartDate'), end: textAt(period, 'cbc:EndDate') });
}

/** BG-20 and BG-21 of a document, BG-27 and BG-28 of a line. */
export function ublAdjustmentsOf(
  parent: XmlElement,
): Record<'allowances' | 'charges', readonly Adjustment[]> {
  const all = findAll(parent, 'cac:AllowanceCharge');
  const isCharge = (one: XmlElement): boolean => textAt(one, 'cbc:ChargeIndicator') === 'true';
  return {
    allowances: all.filter((one) => !isCharge(one)).map(adjustmentOf),
    charges: all.filter(isCharge).map(adjustmentOf),
  };
}

function adjustmentOf(one: XmlElement): Adjustment {
  return withoutAbsent({
    amount: textAt(one, 'cbc:Amount'),
    base_amount: textAt(one, 'cbc:BaseAmount'),
    percent: textAt(one, 'cbc:MultiplierFactorNumeric'),
    category: textAt(one, 'cac:TaxCategory/cbc:ID'),
    rate: textAt(one, 'cac:TaxCategory/cbc:Percent'),
    reason: textAt(one, 'cbc:AllowanceChargeReason'),
    reason_code: textAt(one, 'cbc:AllowanceChargeReasonCode'),
  });
}

function priceOf(price: XmlElement | undefined): Price {
  const quantity = find(price, 'cbc:BaseQuantity');
  return withoutAbsent({
    net: textAt(price, 'cbc:PriceAmount'),
    discount: textAt(price, 'cac:AllowanceCharge/cbc:Amount'),
    gross: textAt(price, 'cac:AllowanceCharge/cbc:BaseAmount'),
    base_quantity: textOf(quantity),
    base_unit: attributeOf(quantity, 'unitCode'),
  });
}

function itemOf(item: XmlElement | undefined): Item {
  return withoutAbsent<Item>({
    name: textAt(item, 'cbc:Name'),
    description: textAt(item, 'cbc:Description'),
    seller_id: textAt(item, 'cac:SellersItemIdentification/cbc:ID'),
    buyer_id: textAt(item, 'cac:BuyersItemIdentification/cbc:ID'),
    standard_id: ublIdentifierOf(find(item, 'cac:StandardItemIdentification/cbc:ID')),
    classifications: findAll(item, 'cac:CommodityClassification/cbc:ItemClassificationCode').map((code) =>
      withoutAbsent({
        value: textOf(code),
        scheme: attributeOf(code, 'listID'),
        version: attributeOf(code, 'listVersionID'),
      }),
    ),
    origin_country: textAt(item, 'cac:OriginCountry/cbc:IdentificationCode'),
    attributes: findAll(item, 'cac:AdditionalItemProperty').map((one) =>
      withoutAbsent({ name: textAt(one, 'cbc:Name'), value: textAt(one, 'cbc:Value') }),
    ),
  });
}
