/** The resource whose field says a term. What an organization and a customer say is frozen when it is issued. */
export type Owner = 'invoice' | 'organization' | 'customer';

/** Where our API says a business term: the resource, and the pointer into the body of its request. */
export interface TermTarget {
  readonly where: Owner;
  /** `{line}` is the index of the item, `{at}` that of the entry, `{origin}` that of our discount, charge or note. */
  readonly pointer: string;
}

const address = ['line1', 'line2', 'city', 'postal_code', 'state', 'country'];
const totals = 'subtotal discount_total charge_total total_excluding_tax tax_total'.split(' ');

/** Every business term and group that a rule may be about. Source: EN 16931-1, and the fields of our API. */
const targets: Readonly<Record<string, TermTarget>> = {
  ...fields('invoice', {
    'BT-1': 'number',
    'BT-2': 'issue_date',
    'BT-3': 'document_type',
    'BT-5': 'currency',
    'BT-6': 'tax_currency',
    'BT-7': 'tax_point_date',
    'BT-8': 'tax_point',
    'BT-9': 'due_date',
    'BT-10': 'buyer_reference',
    'BT-11': 'project_reference',
    'BT-12': 'contract_reference',
    'BT-13': 'order_reference',
    'BT-14': 'sales_order_reference',
    'BT-15': 'receiving_advice_reference',
    'BT-16': 'despatch_advice_reference',
    'BT-17': 'tender_reference',
    'BT-18': 'invoiced_object',
    'BT-19': 'buyer_accounting_reference',
    'BT-20': 'payment_terms',
    'BT-21': 'notes/{origin}/subject_code',
    'BT-22': 'notes/{origin}/text',
    'BT-23': '',
    'BT-24': '',
    'BT-25': 'preceding_invoices/{at}/number',
    'BT-26': 'preceding_invoices/{at}/issue_date',
    'BT-59': 'payee/name',
    'BT-60': 'payee/identifier',
    'BT-61': 'payee/legal_registration',
    'BT-70': 'delivery/name',
    'BT-71': 'delivery/location',
    'BT-72': 'delivery/date',
    'BT-73': 'service_period/start',
    'BT-74': 'service_period/end',
    'BT-81': 'payment_instructions/means',
    'BT-82': 'payment_instructions/text',
    'BT-83': 'payment_instructions/reference',
    'BT-87': 'payment_instructions/card/last_digits',
    'BT-88': 'payment_instructions/card/holder',
    'BT-89': 'payment_instructions/direct_debit/mandate',
    'BT-91': 'payment_instructions/direct_debit/iban',
    'BT-111': 'tax_exchange_rate',
    'BT-112': 'items',
    'BT-113': 'prepaid_amount',
    'BT-114': 'payable_rounding',
    'BT-115': 'prepaid_amount',
    'BT-116': 'items',
    'BT-117': 'items',
    'BT-118': 'tax_category',
    'BT-119': 'tax_rate',
    'BT-120': 'tax_exemptions/{at}/reason',
    'BT-121': 'tax_exemptions/{at}/code',
    'BT-122': 'attachments/{at}/reference',
    'BT-123': 'attachments/{at}/description',
    'BT-124': 'attachments/{at}/url',
    'BT-125': 'attachments/{at}/content',
    'BG-23': 'items',
    'BG-25': 'items',
  }),
  // What is computed is put right by the lines that it is computed from.
  ...numbered('invoice', { from: 106, names: totals.map(() => 'items') }),
  ...numbered('invoice', { from: 75, names: address.map((part) => `delivery/address/${part}`) }),
  ...fields('organization', {
    'BT-27': 'legal_name',
    'BT-28': 'name',
    'BT-29': 'identifiers',
    'BT-30': 'legal_registration',
    'BT-31': 'tax_ids',
    'BT-32': 'tax_ids',
    'BT-33': 'legal_info',
    'BT-34': 'electronic_address',
    'BT-41': 'contact/name',
    'BT-42': 'contact/phone',
    'BT-43': 'contact/email',
    'BT-62': 'tax_representative/name',
    'BT-63': 'tax_representative/tax_id',
    'BT-84': 'bank_details/iban',
    'BT-85': 'bank_details/account_holder',
    'BT-86': 'bank_details/bic',
    'BT-90': 'bank_details/creditor_id',
    'BG-5': 'address',
    'BG-12': 'tax_representative/address',
  }),
  ...numbered('organization', { from: 35, names: address.map((part) => `address/${part}`) }),
  ...numbered('organization', {
    from: 64,
    names: address.map((part) => `tax_representative/address/${part}`),
  }),
  ...fields('customer', {
    'BT-44': 'name',
    'BT-45': 'trading_name',
    'BT-46': 'identifiers',
    'BT-47': 'legal_registration',
    'BT-48': 'tax_ids',
    'BT-49': 'electronic_address',
    'BT-56': 'contacts',
    'BT-57': 'contacts',
    'BT-58': 'contacts',
    'BG-8': 'billing_address',
  }),
  ...numbered('customer', { from: 50, names: address.map((part) => `billing_address/${part}`) }),
  ...adjustment('discounts/{origin}', 92),
  ...adjustment('charges/{origin}', 99),
  ...fields('invoice', {
    'BT-126': 'items/{line}',
    'BT-127': 'items/{line}/note',
    'BT-128': 'items/{line}/invoiced_object',
    'BT-129': 'items/{line}/quantity',
    'BT-130': 'items/{line}/unit/code',
    'BT-131': 'items/{line}',
    'BT-132': 'items/{line}/order_line_reference',
    'BT-133': 'items/{line}/buyer_accounting_reference',
    'BT-134': 'items/{line}/service_period/start',
    'BT-135': 'items/{line}/service_period/end',
    'BT-146': 'items/{line}/price',
    'BT-147': 'items/{line}/price_discount',
    'BT-148': 'items/{line}/list_price',
    'BT-149': 'items/{line}/price_base_quantity',
    'BT-150': 'items/{line}/unit/code',
    'BT-151': 'items/{line}/tax_category',
    'BT-152': 'items/{line}/tax_rate',
    'BT-153': 'items/{line}/product_id',
    'BT-154': 'items/{line}/description',
    'BT-155': 'items/{line}/sku',
    'BT-156': 'items/{line}/buyer_item_id',
    'BT-157': 'items/{line}/standard_id',
    'BT-158': 'items/{line}/classifications',
    'BT-159': 'items/{line}/origin_country',
    'BT-160': 'items/{line}/attributes',
    'BT-161': 'items/{line}/attributes',
  }),
  ...lineAdjustment('discounts', 136),
  ...lineAdjustment('charges', 141),
};

/** Where our API says a term. Raises RangeError for a term that no field of ours says. */
export function targetOf(term: string): TermTarget {
  const target = targets[term];
  if (target === undefined) throw new RangeError(`No field says ${term}.`);
  return target;
}

function fields(where: Owner, pointers: Readonly<Record<string, string>>): Record<string, TermTarget> {
  const entries = Object.entries(pointers).map(([term, pointer]) => [term, { where, pointer }] as const);
  return Object.fromEntries(entries);
}

/** Terms that follow each other in the standard as their fields do in ours. */
function numbered(
  where: Owner,
  { from, names }: { readonly from: number; readonly names: readonly string[] },
): Record<string, TermTarget> {
  return fields(where, Object.fromEntries(names.map((name, at) => [`BT-${from + at}`, name])));
}

function adjustment(at: string, from: number): Record<string, TermTarget> {
  const names = 'amount base_amount percent tax_category tax_rate reason reason_code'.split(' ');
  return numbered('invoice', { from, names: names.map((name) => `${at}/${name}`) });
}

function lineAdjustment(kind: string, from: number): Record<string, TermTarget> {
  const names = 'amount base_amount percent reason reason_code'.split(' ');
  return numbered('invoice', { from, names: names.map((name) => `items/{line}/${kind}/{at}/${name}`) });
}
