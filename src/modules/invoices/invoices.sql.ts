const dated = `
  SELECT i.*, o.time_zone FROM invoices i JOIN organizations o ON o.id = i.organization_id
   WHERE i.organization_id = $1`;

export const byId = `${dated} AND i.id = $2`;

export const lockById = `${byId} FOR UPDATE OF i`;

/** In the order of their ids, so that two who lock the same invoices wait for each other and do not block. */
export const lockByIds = `${dated} AND i.id = ANY ($2::uuid[]) ORDER BY i.id FOR UPDATE OF i`;

/** $1 organization, $2 references. */
export const takenReferences = `
  SELECT payment_reference FROM invoices WHERE organization_id = $1 AND payment_reference = ANY ($2::text[])`;

/** $1 organization, $2 invoice. A message that nobody knows the end of. */
export const messageBeingSent = `
  SELECT id FROM messages
   WHERE organization_id = $1 AND object_id = $2 AND kind <> 'credit_note'
     AND status IN ('sending', 'unconfirmed') LIMIT 1`;

export const itemsByIds = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = ANY ($2::uuid[])
   ORDER BY invoice_id, position`;

/** The first contact that receives invoices, as the document names it. */
const contact = `
  (SELECT jsonb_build_object('name', person -> 'name', 'email', person -> 'email', 'phone', person -> 'phone')
     FROM jsonb_array_elements(c.contacts) WITH ORDINALITY AS contact (person, position)
    WHERE person -> 'receives_invoices' = 'true' ORDER BY position LIMIT 1)`;

/** $1 organization, $2 customer. What is frozen of seller and buyer; the newer part only where something is said. */
export const parties = `
  SELECT jsonb_build_object('name', coalesce(o.legal_name, o.name), 'address', o.address, 'tax_ids', o.tax_ids,
                            'bank_details', o.bank_details, 'email', o.email, 'phone', o.phone)
         || jsonb_strip_nulls(jsonb_build_object(
              'trading_name', CASE WHEN o.legal_name <> o.name THEN o.name END, 'identifiers', o.identifiers,
              'legal_registration', o.legal_registration, 'legal_info', o.legal_info,
              'electronic_address', o.electronic_address, 'contact', o.contact,
              'tax_representative', o.tax_representative)) AS seller,
         jsonb_build_object('name', c.name, 'email', c.email, 'billing_address', c.billing_address,
                            'shipping_address', c.shipping_address, 'tax_ids', c.tax_ids)
         || jsonb_strip_nulls(jsonb_build_object(
              'trading_name', c.trading_name, 'identifiers', c.identifiers,
              'legal_registration', c.legal_registration, 'electronic_address', c.electronic_address,
              'contact', ${contact}, 'buyer_reference', c.buyer_reference,
              'buyer_accounting_reference', c.buyer_accounting_reference, 'locale', c.locale,
              'document_format', c.document_format)) AS buyer
    FROM customers c
    JOIN organizations o ON o.id = c.organization_id
   WHERE c.organization_id = $1 AND c.id = $2`;

export const itemsById = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = $2 ORDER BY position`;
