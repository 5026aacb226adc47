import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import {
  isPrice,
  offeredPrice,
  type OfferedList,
  type PriceSource,
} from '../../../../kernel/prices/offered-price.js';
import type { InvoiceDetails, ItemDetails } from './invoice.js';

/** A line with its price, which the request named or not. */
export interface PricedItemDetails extends ItemDetails {
  readonly price: Decimal;
}

export interface PricedInvoiceDetails extends InvoiceDetails {
  readonly items: readonly PricedItemDetails[];
}

/** What a product asks for; read only where a line names no price. */
export interface OwnPrice {
  readonly price?: Decimal | null;
  readonly price_currency?: CurrencyCode | null;
}

/** What gives prices to lines that name none. */
interface Offers {
  readonly products: ReadonlyMap<string, OwnPrice>;
  /** Without a customer nobody knows which prices hold, and that is a fault already. */
  readonly customer: object | undefined;
  /** The price list of the customer. */
  readonly priceList?: OfferedList | undefined;
  /** The currency of products that name none. */
  readonly organization: { readonly currency: CurrencyCode };
}

/** The currency of the invoice, and the day that counts where it has no issue date. */
interface Setting {
  readonly currency: CurrencyCode;
  readonly today: CalendarDate;
}

export interface ItemPrices {
  readonly details: PricedInvoiceDetails;
  /** Where the price of each line comes from; null where the request named it. */
  readonly sources: readonly (PriceSource | null)[];
  readonly faults: readonly FieldFault[];
}

/** Whether any line names no price, so that one has to be found. */
export function lacksPrices({ items }: Pick<InvoiceDetails, 'items'>): boolean {
  return items.some(({ price }) => price === undefined);
}

/** The same invoice with a price in each line. A price of the request stands; where none can be found is a fault. */
export function itemPrices(details: InvoiceDetails, offers: Offers, setting: Setting): ItemPrices {
  if (!lacksPrices(details)) return { details: details as PricedInvoiceDetails, sources: [], faults: [] };
  const faults: FieldFault[] = [];
  const sources: (PriceSource | null)[] = [];
  const items = details.items.map((item, at): PricedItemDetails => {
    const fault = (name: keyof ItemDetails, code: string, detail: string): void => {
      faults.push({ pointer: jsonPointer(['items', at, name]), code, detail });
    };
    const { price } = item;
    const found =
      price === undefined ? foundPrice(item, details, { offers, setting, fault }) : { price, source: null };
    sources.push(found?.source ?? null);
    return { ...item, price: found?.price ?? Decimal.zero };
  });
  return { details: { ...details, items }, sources, faults };
}

interface Finding {
  readonly offers: Offers;
  readonly setting: Setting;
  readonly fault: (name: keyof ItemDetails, code: string, detail: string) => void;
}

/** Undefined where there is none, which is a fault then, or where the product is not there, which is one already. */
function foundPrice(item: ItemDetails, details: InvoiceDetails, { offers, setting, fault }: Finding) {
  const { prices_include_tax = false, issue_date: on = setting.today } = details;
  const { priceList: list, organization } = offers;
  const product = offers.products.get(item.product_id);
  if (product === undefined || offers.customer === undefined) return undefined;
  if (item.price_base_quantity !== undefined) {
    fault('price_base_quantity', 'not_allowed', 'A price that is looked up is for one unit; name the price.');
  }
  const own = {
    id: item.product_id,
    price: product.price ?? null,
    currency: product.price_currency ?? organization.currency,
  };
  const found = offeredPrice(list, { product: own, quantity: item.quantity, on, currency: setting.currency });
  if (!isPrice(found)) {
    fault('price', found.code, found.detail);
    return undefined;
  }
  if (found.source.from === 'price_list' && list?.prices_include_tax !== prices_include_tax) {
    const [theirs, ours] = prices_include_tax ? ['exclude', 'include'] : ['include', 'exclude'];
    const detail = `Prices of the customer’s price list ${theirs} tax, those here ${ours} it: send prices_include_tax.`;
    fault('price', 'not_allowed', detail);
  }
  return found;
}
