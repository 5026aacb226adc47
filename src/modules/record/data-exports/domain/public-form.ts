import { toTypeId } from '../../../../kernel/ids/type-id.js';

/** What an identifier identifies, by the table for `id`, and by the column for others. */
const PREFIXES: Readonly<Record<string, string>> = {
  customers: 'cus',
  customer_id: 'cus',
  merged_into: 'cus',
  messages: 'msg',
  message_id: 'msg',
  resends_id: 'msg',
  resent_as_id: 'msg',
  invoices: 'inv',
  invoice_id: 'inv',
  invoice_items: 'itm',
  invoice_item_id: 'itm',
  invoice_links: 'lnk',
  credit_notes: 'crn',
  credit_note_id: 'crn',
  payments: 'pay',
  payment_id: 'pay',
  payment_refunds: 'rfd',
  product_id: 'prd',
  recurring_invoices: 'rec',
  recurring_invoice_id: 'rec',
  quote_id: 'quo',
  quote_item_id: 'qit',
  quotes: 'quo',
  revises_quote_id: 'quo',
  superseded_by_quote_id: 'quo',
  events: 'evt',
  series_id: 'ser',
  delivery_id: 'whd',
  products: 'prd',
  invoice_templates: 'tpl',
  price_lists: 'prl',
  price_list_id: 'prl',
  base_list_id: 'prl',
  corrects_invoice_id: 'inv',
  number_series: 'ser',
  bank_accounts: 'bac',
  bank_account_id: 'bac',
  bank_statements: 'bst',
  bank_statement_id: 'bst',
  bank_lines: 'bln',
  bank_line_id: 'bln',
  bank_matches: 'bmt',
  matching_rules: 'mru',
  matching_rule_id: 'mru',
  invoice_attachments: 'att',
  refund_id: 'rfd',
  quote_items: 'qit',
  credit_note_items: 'itm',
  webhook_endpoints: 'whe',
  endpoint_id: 'whe',
  webhook_deliveries: 'whd',
  event_id: 'evt',
  event_anchors: 'anc',
  approvals: 'apr',
  decided_by: 'usr',
  data_exports: 'dex',
  invited_by: 'usr',
  created_by: 'usr',
  sandbox_of: 'org',
  organizations: 'org',
  organization_id: 'org',
  users: 'usr',
  user_id: 'usr',
  sessions: 'ses',
  invitations: 'ivt',
  api_keys: 'key',
  api_key_id: 'key',
};

/** A name with its identifier, as PostgreSQL writes a row. Within a text the quotes have backslashes. */
const IDENTIFIER = /"([a-z_]+_id|id)": "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** A row as JSON with the identifiers that the API has. Numbers are not read, so that no digit can be lost. */
export function publicForm(table: string, row: string): string {
  return row.replace(IDENTIFIER, (whole, name: string, uuid: string) => {
    const prefix = PREFIXES[name === 'id' ? table : name];
    return prefix === undefined ? whole : `"${name}": "${toTypeId(prefix, uuid)}"`;
  });
}

/** The prefix of what a table holds, or of what a column names; undefined for what has none. */
export function prefixOf(name: string): string | undefined {
  return PREFIXES[name];
}

/** An identifier of a table as the API has it. */
export function publicId(table: string, uuid: string): string {
  return toTypeId(PREFIXES[table] ?? 'obj', uuid);
}

/** The name of a file within an archive: letters, digits, dots, hyphens and underscores, which every system takes. */
export function plainName(said: string): string {
  return said
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .replace(/^\.+/, '_')
    .slice(-100);
}
