/** $1 organization, $2 invoice. */
export const deductionsOf = `
  SELECT position, begins_at, kind, amount, tax, tax_breakdown, day, payment_id, credit_note_id
    FROM invoice_deductions WHERE organization_id = $1 AND invoice_id = $2 ORDER BY position`;

/** $1 organization, $2 invoice, $3 to $7 what all rows have, then one array per column. */
export const insertDeductions = `
  INSERT INTO invoice_deductions (organization_id, invoice_id, currency, day, payment_id, credit_note_id, created_at,
                                  position, begins_at, kind, amount, tax, tax_breakdown)
  SELECT i.organization_id, i.id, $3, $4, $5::uuid, $6::uuid, $7, d.*
    FROM invoices i, unnest($8::integer[], $9::integer[], $10::text[], $11::bigint[], $12::bigint[],
                            $13::jsonb[]) AS d
   WHERE i.organization_id = $1 AND i.id = $2`;
