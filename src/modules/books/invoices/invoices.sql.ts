const dated = `
  SELECT i.*, o.time_zone FROM invoices i JOIN organizations o ON o.id = i.organization_id
   WHERE i.organization_id = $1`;

export const byId = `${dated} AND i.id = $2`;

export const lockById = `${byId} FOR UPDATE OF i`;

/** In the order of their ids, so that two who lock the same invoices wait for each other and do not block. */
export const lockByIds = `${dated} AND i.id = ANY ($2::uuid[]) ORDER BY i.id FOR UPDATE OF i`;

/** Those that were made of a quote, the first one first: $1 organization, $2 quote. */
export const ofQuote = `${dated} AND i.quote_id = $2 ORDER BY i.created_at, i.id`;

/** The same of those that nobody else has locked: to wait for one would keep all others waiting. */
export const lockFreeByIds = `${lockByIds} SKIP LOCKED`;

/** $1 organization, $2 references. */
export const takenReferences = `
  SELECT payment_reference FROM invoices
   WHERE organization_id = $1 AND payment_reference = ANY ($2::text[] COLLATE "C")`;

/** $1 organization, $2 numbers: fails if an invoice of before has one of them. */
export const assertFreeNumbers = `
  SELECT 1 / (NOT EXISTS (SELECT FROM invoices
                           WHERE organization_id = $1 AND number = ANY ($2::text[]) AND imported_from IS NOT NULL)
             )::integer AS free`;

/**
 * Deposit invoices of a customer that count: $1 organization, $2 numbers, $3 customer. One that is credited in full
 * counts no more.
 */
export const depositsAmong = `
  SELECT number FROM invoices
   WHERE organization_id = $1 AND number = ANY ($2::text[] COLLATE "C") AND customer_id = $3
     AND status IN ('open', 'paid', 'uncollectible') AND credit_notes_total < total
     AND e_invoice ->> 'document_type' IN ('partial', 'construction_partial', 'construction_partial_final')
   ORDER BY number COLLATE "C"`;

export const itemsByIds = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = ANY ($2::uuid[])
   ORDER BY invoice_id, position`;

/** $1 organization, $2 quote. */
export const itemsOfQuote = `
  SELECT item.* FROM invoice_items item
    JOIN invoices i ON i.organization_id = item.organization_id AND i.id = item.invoice_id
   WHERE i.organization_id = $1 AND i.quote_id = $2
   ORDER BY item.invoice_id, item.position`;

/** The first contact that receives invoices, as the document names it. */
const contact = `
  (SELECT jsonb_build_object('name', person -> 'name', 'email', person -> 'email', 'phone', person -> 'phone')
     FROM jsonb_array_elements(c.contacts) WITH ORDINALITY AS contact (person, position)
    WHERE person -> 'receives_invoices' = 'true' ORDER BY position LIMIT 1)`;

/** What is frozen of seller and buyer; the newer part only where something is said. */
const sellerAndBuyer = `
         jsonb_build_object('name', coalesce(o.legal_name, o.name), 'address', o.address, 'tax_ids', o.tax_ids,
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
              'document_format', c.document_format)) AS buyer`;

/** Whether what the customer has already given settles new invoices. */
const appliesCredit = `coalesce(c.apply_credit, o.apply_credit) = 'oldest_first' AS applies_credit`;

const fromCustomers = `
    FROM customers c
    JOIN organizations o ON o.id = c.organization_id
   WHERE c.organization_id = $1`;

/** $1 organization, $2 customer. */
export const parties = `SELECT ${sellerAndBuyer} ${fromCustomers} AND c.id = $2`;

/** $1 organization, $2 customers: the same of each. */
export const partiesOfCustomers = `
  SELECT c.id AS customer_id, ${appliesCredit}, ${sellerAndBuyer} ${fromCustomers} AND c.id = ANY ($2::uuid[])`;

/**
 * $1 organization, $2 invoices: the same of all their customers.
 *
 * The inner SELECT hides how many there are. Where PostgreSQL knows it, it plans the statement anew each time, which
 * takes longer than the statement itself.
 */
export const partiesOfInvoices = `
  SELECT c.id AS customer_id, ${appliesCredit}, ${sellerAndBuyer} ${fromCustomers}
     AND c.id = ANY (ARRAY(SELECT i.customer_id FROM invoices i
                            WHERE i.organization_id = $1 AND i.id = ANY (ARRAY(SELECT unnest($2::uuid[])))))`;

/**
 * $1 organization, $2 now, and each other value as an array. The condition on ids finds the rows by their key, however
 * few there were when the statement was planned.
 */
export const finalizeAll = `
  UPDATE invoices i
     SET version = i.version + 1, updated_at = $2, finalized_at = $2, status = f.status, number = f.number,
         payment_reference = f.payment_reference, issue_date = f.issue_date, due_date = f.due_date,
         payment_plan = f.payment_plan::jsonb,
         seller = f.seller::jsonb, buyer = f.buyer::jsonb, customer_name = f.customer_name, paid_at = f.paid_at
    FROM unnest($3::uuid[], $4::integer[], $5::text[], $6::text[], $7::text[], $8::date[], $9::date[], $10::text[],
                $11::text[], $12::text[], $13::text[], $14::timestamptz[])
      AS f (id, version, status, number, payment_reference, issue_date, due_date, payment_plan, seller, buyer,
            customer_name, paid_at)
   WHERE i.organization_id = $1 AND i.id = ANY ($3::uuid[]) AND i.id = f.id AND i.version = f.version`;

export const itemsById = `
  SELECT * FROM invoice_items WHERE organization_id = $1 AND invoice_id = $2 ORDER BY position`;
