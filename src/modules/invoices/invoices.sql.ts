const dated = `
  SELECT i.*, o.time_zone FROM invoices i JOIN organizations o ON o.id = i.organization_id
   WHERE i.organization_id = $1`;

export const byId = `${dated} AND i.id = $2`;

export const lockById = `${byId} FOR UPDATE OF i`;

/** In the order of their ids, so that two who lock the same invoices wait for each other and do not block. */
export const lockByIds = `${dated} AND i.id = ANY ($2::uuid[]) ORDER BY i.id FOR UPDATE OF i`;

export const itemsByIds = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = ANY ($2::uuid[])
   ORDER BY invoice_id, position`;

/** $1 organization, $2 invoice. What is frozen of seller and buyer. */
export const parties = `
  SELECT jsonb_build_object('name', coalesce(o.legal_name, o.name), 'address', o.address, 'tax_ids', o.tax_ids,
                            'bank_details', o.bank_details, 'email', o.email, 'phone', o.phone) AS seller,
         jsonb_build_object('name', c.name, 'email', c.email, 'billing_address', c.billing_address,
                            'shipping_address', c.shipping_address, 'tax_ids', c.tax_ids) AS buyer
    FROM invoices i
    JOIN organizations o ON o.id = i.organization_id
    JOIN customers c ON c.organization_id = i.organization_id AND c.id = i.customer_id
   WHERE i.organization_id = $1 AND i.id = $2`;

export const itemsById = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = $2 ORDER BY position`;
