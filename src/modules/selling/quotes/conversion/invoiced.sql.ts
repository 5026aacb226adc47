import { BEARS_ITS_PART } from '../domain/quote-invoice.js';

/** What invoices have of a line, which is a row `line` with its identifier and its quantity. */
const TAKEN = `
  coalesce((SELECT sum(item.quantity)
              FROM invoices invoice
              JOIN invoice_items item
                ON item.organization_id = invoice.organization_id AND item.invoice_id = invoice.id
             WHERE invoice.organization_id = quotes.organization_id AND invoice.quote_id = quotes.id
               AND item.quote_item_id = line.id AND ${BEARS_ITS_PART}), 0)`;

/** Whether all of a quote's accepted lines are on invoices that bear their part; of the row `quotes`. */
export const IS_INVOICED = `
  (status = 'accepted' AND NOT EXISTS (
    SELECT FROM jsonb_to_recordset(quotes.items) AS line (id uuid, quantity numeric)
     WHERE quotes.acceptance -> 'items' @> to_jsonb(line.id::text)
       AND abs(line.quantity) > sign(line.quantity) * ${TAKEN}))`;

/** Its state with what follows from its invoices. */
export const STATUS = `CASE WHEN ${IS_INVOICED} THEN 'invoiced' ELSE status END`;

/** $1 organization, $2 quote. */
export const isInvoiced = `SELECT ${IS_INVOICED} AS invoiced FROM quotes WHERE organization_id = $1 AND id = $2`;
