/**
 * The price lists of some customers with their bases, and the prices there of some products: an expression for the
 * statement of whoever needs them, so that they cost no round trip of their own. `offeredLists` reads what it gives.
 *
 * Takes the places of the customers and of the products, both arrays; $1 is the organization.
 */
export function offeredListsSql({ customers, products }: OfferedListsPlaces): string {
  return `
  (SELECT json_agg(json_build_object(
            'id', l.id, 'currency', l.currency, 'prices_include_tax', l.prices_include_tax,
            'valid_from', l.valid_from, 'valid_until', l.valid_until, 'base_list_id', l.base_list_id,
            'discount_percent', l.discount_percent::text, 'archived', l.archived_at IS NOT NULL,
            'entries', (SELECT json_agg(json_build_array(e.product_id, e.min_quantity::text, e.price::text))
                          FROM price_list_entries e
                         WHERE e.organization_id = $1 AND e.price_list_id = l.id
                           AND e.product_id = ANY (${products}::uuid[]))))
     FROM price_lists l
    WHERE l.organization_id = $1
      AND l.id IN (SELECT unnest(ARRAY[own.id, own.base_list_id])
                     FROM customers had
                     JOIN price_lists own ON own.organization_id = $1 AND own.id = had.price_list_id
                    WHERE had.organization_id = $1 AND had.id = ANY (${customers}::uuid[])))`;
}

interface OfferedListsPlaces {
  readonly customers: string;
  readonly products: string;
}
