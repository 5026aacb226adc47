import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { Transaction } from '../../../../platform/index.js';
import type { OfferedList } from '../../../../kernel/prices/offered-price.js';
import { offeredListsSql } from './offered-lists.sql.js';
import { offeredLists, type OfferedListRow } from '../domain/offered-lists.js';

/** What decides the price of one product for one customer. */
export interface PriceFacts {
  readonly organization: { readonly currency: CurrencyCode; readonly time_zone: string };
  readonly product: { readonly price: Decimal | null; readonly currency: CurrencyCode | null } | undefined;
  readonly customer: { readonly currency: CurrencyCode | null } | undefined;
  readonly list: OfferedList | undefined;
}

interface FactsRow {
  readonly organization: PriceFacts['organization'];
  readonly product: { readonly price: string | null; readonly currency: CurrencyCode | null } | null;
  readonly customer: { readonly currency: CurrencyCode | null; readonly price_list_id: string | null } | null;
  readonly lists: readonly OfferedListRow[] | null;
}

/** $1 organization, $2 products, $3 customers; one or none of each. */
const facts = `
  SELECT json_build_object('currency', o.currency, 'time_zone', o.time_zone) AS organization,
         (SELECT json_build_object('price', p.price::text, 'currency', p.currency)
            FROM products p WHERE p.organization_id = $1 AND p.id = ANY ($2::uuid[])) AS product,
         (SELECT json_build_object('currency', c.currency, 'price_list_id', c.price_list_id)
            FROM customers c WHERE c.organization_id = $1 AND c.id = ANY ($3::uuid[])) AS customer,
         ${offeredListsSql({ customers: '$3', products: '$2' })} AS lists
    FROM organizations o WHERE o.id = $1`;

/** Reads in one round trip what decides a price. Without a customer, it is the product's own. */
export async function priceFacts(
  tx: Transaction,
  productId: string,
  customerId: string | undefined,
): Promise<PriceFacts> {
  const customers = customerId === undefined ? [] : [customerId];
  const row = await tx.row<FactsRow>(facts, [tx.organizationId, [productId], customers]);
  if (row === undefined) throw new Error('The organization of a credential is gone.');
  const { organization, product, customer, lists } = row;
  return {
    organization,
    product:
      product === null
        ? undefined
        : { ...product, price: product.price === null ? null : Decimal.ofStored(product.price) },
    customer: customer ?? undefined,
    list: customer?.price_list_id ? offeredLists(lists).get(customer.price_list_id) : undefined,
  };
}
