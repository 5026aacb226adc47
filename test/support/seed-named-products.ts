/** Which products quotes and recurring invoices name: one each, of the first thousand. $1 organization. */
export const NAMED_PRODUCTS = `
  WITH of_quotes AS (
    INSERT INTO quote_products (organization_id, quote_id, product_id)
    SELECT q.organization_id, q.id, p.id
      FROM (SELECT organization_id, id, row_number() OVER (ORDER BY id) AS n FROM quotes
             WHERE organization_id = $1::uuid) q
      JOIN (SELECT organization_id, id, row_number() OVER (ORDER BY id) AS n FROM products
             WHERE organization_id = $1::uuid) p ON p.organization_id = q.organization_id AND p.n = 1 + q.n % 1000
  )
  INSERT INTO recurring_invoice_products (organization_id, recurring_invoice_id, product_id)
  SELECT r.organization_id, r.id, p.id
    FROM (SELECT organization_id, id, row_number() OVER (ORDER BY id) AS n FROM recurring_invoices
           WHERE organization_id = $1::uuid) r
    JOIN (SELECT organization_id, id, row_number() OVER (ORDER BY id) AS n FROM products
           WHERE organization_id = $1::uuid) p ON p.organization_id = r.organization_id AND p.n = 1 + r.n % 1000`;
