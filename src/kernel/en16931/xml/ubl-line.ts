import type { Item, Line, Price } from '../model.js';
import { group, textElement, type MaybeElement } from './element.js';
import { ublAdjustments, ublAmount, ublTaxCategory, type InCurrency } from './ubl-amounts.js';

/** What the two documents of UBL call a line and its quantity. */
export interface LineNames {
  readonly line: string;
  readonly quantity: string;
}

/** BG-25. */
export function ublLine(line: Line, names: LineNames, money: InCurrency): MaybeElement {
  return group(names.line, [
    textElement('cbc:ID', line.id),
    textElement('cbc:Note', line.note),
    textElement(names.quantity, line.quantity, { unitCode: line.unit }),
    ublAmount('cbc:LineExtensionAmount', line.net, money),
    textElement('cbc:AccountingCost', line.buyer_accounting_reference),
    group('cac:InvoicePeriod', [
      textElement('cbc:StartDate', line.period?.start),
      textElement('cbc:EndDate', line.period?.end),
    ]),
    group('cac:OrderLineReference', [textElement('cbc:LineID', line.order_line)]),
    lineObject(line),
    ...ublAdjustments(line, money),
    item(line),
    price(line.price, money),
  ]);
}

function lineObject({ object }: Line): MaybeElement {
  const id = textElement('cbc:ID', object?.value, { schemeID: object?.scheme });
  if (id === undefined) return undefined;
  return group('cac:DocumentReference', [id, textElement('cbc:DocumentTypeCode', '130')]);
}

function item({ item: what, category, rate }: Line): MaybeElement {
  return group('cac:Item', [
    textElement('cbc:Description', what.description),
    textElement('cbc:Name', what.name),
    group('cac:BuyersItemIdentification', [textElement('cbc:ID', what.buyer_id)]),
    group('cac:SellersItemIdentification', [textElement('cbc:ID', what.seller_id)]),
    group('cac:StandardItemIdentification', [
      textElement('cbc:ID', what.standard_id?.value, { schemeID: what.standard_id?.scheme }),
    ]),
    group('cac:OriginCountry', [textElement('cbc:IdentificationCode', what.origin_country)]),
    ...classifications(what),
    ublTaxCategory('cac:ClassifiedTaxCategory', { category, rate }),
    ...what.attributes.map(({ name, value }) =>
      group('cac:AdditionalItemProperty', [textElement('cbc:Name', name), textElement('cbc:Value', value)]),
    ),
  ]);
}

function classifications({ classifications: all }: Item): MaybeElement[] {
  return all.map(({ value, scheme, version }) => {
    const attributes = { listID: scheme, listVersionID: version };
    return group('cac:CommodityClassification', [
      textElement('cbc:ItemClassificationCode', value, attributes),
    ]);
  });
}

function price({ net, discount, gross, base_quantity, base_unit }: Price, money: InCurrency): MaybeElement {
  const amounts = [ublAmount('cbc:Amount', discount, money), ublAmount('cbc:BaseAmount', gross, money)];
  const isReduced = amounts.some((amount) => amount !== undefined);
  return group('cac:Price', [
    ublAmount('cbc:PriceAmount', net, money),
    textElement('cbc:BaseQuantity', base_quantity, { unitCode: base_unit }),
    group('cac:AllowanceCharge', isReduced ? [textElement('cbc:ChargeIndicator', 'false'), ...amounts] : []),
  ]);
}
