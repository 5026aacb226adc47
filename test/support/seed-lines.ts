/** $1 organization. One line of every tenth of the invoices that are paid, so that there is a table to be read. */
export const LINES = `
  INSERT INTO invoice_items (organization_id, invoice_id, position, id, product_id, product_name, quantity, price,
                             tax_rate, gross, net, taxable)
  SELECT organization_id, id, 0, id,
         (SELECT product.id FROM products product WHERE product.organization_id = $1::uuid LIMIT 1),
         'Programming', 1, total, 0, total, total, total
    FROM invoices WHERE organization_id = $1::uuid AND status = 'paid' AND right(number, 1) = '8'`;
