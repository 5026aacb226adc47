import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../kernel/problems/problem.js';
import { dateInZone, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import { products } from '../../products/products.resource.js';
import { offeredPrice, type FoundPrice, type NoPrice } from '../../../../kernel/prices/offered-price.js';
import { unknownCustomer, type PriceRequest } from './price-request.js';
import { priceFacts } from './product-prices.repository.js';

/** What was asked with what holds where nothing was said, and the price or why there is none. */
export interface AnsweredPrice extends Omit<PriceRequest, 'on' | 'currency'> {
  readonly productId: string;
  readonly on: CalendarDate;
  readonly currency: string;
  /** Whether it includes tax, as far as its list says. */
  readonly prices_include_tax: boolean | null;
  readonly found: FoundPrice | NoPrice;
}

/** What products cost customers. */
@Injectable()
export class ProductPrices {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `not_found` for the product, and `invalid_parameter` for the customer. */
  async priceOf(who: Principal, id: string, request: PriceRequest): Promise<AnsweredPrice> {
    const { customerId, quantity } = request;
    const { now, facts } = await this.work.run(who, async (tx) => {
      return { now: tx.now, facts: await priceFacts(tx, id, customerId) };
    });
    const { organization, product, customer, list } = facts;
    if (product === undefined) throw notFound(products.noun);
    if (customerId !== undefined && customer === undefined) throw unknownCustomer();
    const on = request.on ?? dateInZone(now, organization.time_zone);
    const currency = request.currency ?? customer?.currency ?? organization.currency;
    const own = { id, price: product.price, currency: product.currency ?? organization.currency };
    const found = offeredPrice(list, { product: own, quantity, on, currency });
    const isOfList = 'source' in found && found.source.from === 'price_list';
    const prices_include_tax = isOfList ? (list?.prices_include_tax ?? null) : null;
    return { productId: id, customerId, quantity, on, currency, prices_include_tax, found };
  }
}
