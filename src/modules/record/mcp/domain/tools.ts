/** An operation of the API that is offered as a tool. */
export interface ToolSpec {
  readonly operation: string;
  /** The parameters and fields of the body that it shows; those of lines and objects as `items.price`; else all. */
  readonly shows?: readonly string[];
  /** Fields that it never takes, because another tool does what they do, and asks before. */
  readonly withholds?: readonly string[];
  /** Another tool that describes the same fields, so that this one need not. */
  readonly fieldsAsIn?: string;
  /** It makes or ends something legal, or leaves the house: it is asked twice (decision 0421). */
  readonly asks?: true;
}

const LINES = ['product_id', 'quantity', 'price', 'unit', 'tax_rate', 'description', 'discounts'];
const OF_LINES = ['items', ...LINES.map((name) => `items.${name}`)];
const TERMS = ['net_days', 'end_of_month', 'day_of_following_month'];
const OF_TERMS = ['payment_terms', ...TERMS.map((name) => `payment_terms.${name}`)];
const OF_INVOICE = [
  'customer_id',
  ...OF_LINES,
  'tax_rate',
  'tax_category',
  'currency',
  'prices_include_tax',
  'withholdings',
  ...OF_TERMS,
  'issue_date',
  'due_date',
  'reference',
  'message',
];
const PAGE = ['limit', 'cursor', 'sort', 'q'];

/** Every operation that is a tool. `find` and `describe_fields` are tools of their own. */
export const tools: readonly ToolSpec[] = [
  { operation: 'customers.list', shows: [...PAGE, 'email', 'external_id', 'include_archived'] },
  { operation: 'customers.get' },
  {
    operation: 'customers.create',
    shows: ['name', 'email', 'phone', 'external_id', 'billing_address', 'currency', ...OF_TERMS, 'note'],
  },
  { operation: 'customers.patch', shows: ['name', 'email', 'phone', 'billing_address', 'note'] },
  { operation: 'customers.balance' },
  { operation: 'customers.statement' },
  { operation: 'products.list', shows: [...PAGE, 'sku', 'active'] },
  {
    operation: 'products.create',
    shows: ['name', 'sku', 'description', 'price', 'currency', 'tax_rate', 'unit'],
  },
  {
    operation: 'invoices.list',
    shows: [
      ...PAGE,
      'status',
      'payment_status',
      'customer_id',
      'number',
      'currency',
      'issue_date',
      'due_date',
      'total',
    ],
  },
  { operation: 'invoices.get' },
  { operation: 'invoices.create', shows: OF_INVOICE, withholds: ['finalize'] },
  { operation: 'invoices.update', shows: OF_INVOICE, fieldsAsIn: 'invoices.create' },
  {
    operation: 'invoices.calculate',
    shows: OF_INVOICE,
    withholds: ['finalize'],
    fieldsAsIn: 'invoices.create',
  },
  { operation: 'invoices.calculation' },
  { operation: 'invoices.preflight' },
  { operation: 'documents.list' },
  { operation: 'invoices.delete', asks: true },
  { operation: 'invoices.finalize', shows: ['require'], asks: true },
  {
    operation: 'invoices.send',
    shows: ['to', 'cc', 'subject', 'text', 'language', 'send_at', 'finalize'],
    asks: true,
  },
  { operation: 'invoices.remind', asks: true },
  { operation: 'invoices.record_payment', asks: true },
  { operation: 'invoices.credit', shows: ['reason', 'items', 'issue_date', 'message'], asks: true },
  {
    operation: 'invoices.correct',
    shows: ['reason', ...OF_INVOICE],
    fieldsAsIn: 'invoices.create',
    asks: true,
  },
  { operation: 'invoices.void', asks: true },
  { operation: 'payments.list', shows: [...PAGE, 'customer_id', 'invoice_id', 'unapplied', 'received_on'] },
  { operation: 'payments.create', asks: true },
  { operation: 'credit_notes.list', shows: [...PAGE, 'status', 'customer_id', 'invoice_id', 'number'] },
  { operation: 'credit_notes.get' },
  { operation: 'quotes.list', shows: [...PAGE, 'status', 'customer_id', 'number'] },
  {
    operation: 'quotes.create',
    shows: ['customer_id', ...OF_LINES, 'tax_rate', 'currency', 'valid_until', 'reference', 'message'],
    fieldsAsIn: 'invoices.create',
  },
  { operation: 'quotes.issue', asks: true },
  {
    operation: 'bills.list',
    shows: ['limit', 'cursor', 'sort', 'status', 'supplier_id', 'supplier_number', 'issue_date', 'due_date'],
  },
  { operation: 'bills.get' },
  { operation: 'reminders.tasks' },
  { operation: 'reports.receivables' },
  { operation: 'reports.revenue' },
  { operation: 'reports.withholdings' },
  { operation: 'events.list', shows: ['after', 'order', 'type', 'object_id', 'limit'] },
];

/** The name of a tool: that of its operation, in the letters that every client takes. */
export function toolName({ operation }: Pick<ToolSpec, 'operation'>): string {
  return operation.replace('.', '_');
}
