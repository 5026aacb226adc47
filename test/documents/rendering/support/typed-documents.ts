import fc from 'fast-check';
import type { EInvoice } from '../../../../src/kernel/en16931/index.js';
import type {
  PrintedFigures,
  PrintedLine,
  Presentation,
} from '../../../../src/modules/outgoing/documents/rendering/index.js';
import { line, lines } from './sample-invoice.js';
import { crowded } from './sample-variants.js';

/** What somebody typed into a document, its look and its figures: words of any length in each field. */
export interface Typed {
  readonly document: EInvoice;
  readonly look: Pick<Presentation, 'footer' | 'intro' | 'closing'>;
  readonly printed: PrintedFigures;
  /** Of documents and payments. */
  readonly numbers: readonly string[];
}

const ORDINARY = [
  'Lindenhof',
  'Vitrine, Eiche',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '180 × 90 cm',
  'شركة النور',
  'Δοκιμή',
  '−12 °C',
];

const word = fc.oneof(
  fc.constantFrom(...ORDINARY),
  fc.integer({ min: 12, max: 300 }).map((count) => 'W'.repeat(count)),
  fc.stringMatching(/^[a-z]{12,80}$/),
  fc.stringMatching(/^[A-Z0-9]{19,200}$/),
  fc.stringMatching(/^https:\/\/[a-z]{5,40}\.example\/[a-z0-9]{5,60}\?[a-z]{1,30}=[A-Z0-9-]{1,60}$/),
);

/** A text of one line, as it is typed into a field of that many characters. */
function text(max: number): fc.Arbitrary<string> {
  return fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => {
    const typed = words.join(' ').slice(0, max);
    return typed.trim();
  });
}

/** A text of several lines. */
function texts(max: number): fc.Arbitrary<string> {
  const some = fc.array(text(300), { minLength: 1, maxLength: 4 }).map((all) => all.join('\n'));
  const many = fc.integer({ min: 5, max: 120 }).map((count) => Array(count).fill('x').join('\n'));
  return fc
    .oneof({ weight: 4, arbitrary: some }, { weight: 1, arbitrary: many })
    .map((all) => all.slice(0, max).trim());
}

const LARGEST = { quantity: '-999999999.999999', price: '999999999.999999', amount: '9999999999999.99' };

const party = fc.record({
  name: text(255),
  line1: text(255),
  line2: text(255),
  city: text(100),
  postal_code: text(20),
  contact: text(255),
});

const lineTexts = fc.record({
  name: text(255),
  description: texts(4000),
  seller_id: text(100),
  note: texts(1000),
  unit: text(32),
  isLargest: fc.boolean(),
  heading: text(4000),
  above: texts(4000),
  below: texts(4000),
});

const fields = fc.record(
  {
    seller: party,
    buyer: party,
    legal_info: texts(1000),
    phone: text(100),
    email: text(254),
    number: text(50),
    reference: text(255),
    account: text(140),
    bic: text(11),
    payment_reference: text(140),
    payment_terms: texts(500),
    notes: fc.array(texts(2000), { maxLength: 3 }),
    reason: text(255),
    item: lineTexts,
    attachment: text(255),
    footer: fc.array(texts(600), { minLength: 1, maxLength: 3 }),
    intro: texts(2000),
    closing: texts(2000),
  },
  { requiredKeys: ['seller', 'buyer', 'item'] },
);

type Fields = typeof fields extends fc.Arbitrary<infer F> ? F : never;

/** Documents with much in them, of whose fields some are filled at random. */
export const typedDocuments: fc.Arbitrary<Typed> = fields.map((typed) => {
  const { item, footer, intro, closing } = typed;
  const unit = item.unit;
  return {
    document: documentOf(typed),
    look: { footer: footer?.map((column) => column.split('\n')), intro, closing },
    printed: { lines: [{ unit, ...aroundOf(item) }, ...crowded.lines.slice(1).map(() => ({}))] },
    numbers: [typed.number ?? 'RE-1', typed.payment_reference ?? 'RF18'],
  };
});

function documentOf(typed: Fields): EInvoice {
  const { reference, reason, notes, number = 'RE-1', payment_terms, attachment } = typed;
  return {
    ...crowded,
    number,
    ...(reference !== undefined && {
      order_reference: reference,
      contract_reference: reference,
      buyer_accounting_reference: reference,
    }),
    payment_terms,
    notes: [...crowded.notes, ...(notes ?? []).map((text) => ({ text }))],
    attachments: [{ reference: 'A1', description: attachment, filename: 'a.pdf' }],
    ...partiesOf(typed),
    payment: {
      means_code: '58',
      reference: typed.payment_reference,
      accounts: [{ id: 'DE89370400440532013000', name: typed.account, bic: typed.bic }],
    },
    allowances: crowded.allowances.map((one) => ({ ...one, reason })),
    charges: crowded.charges.map((one) => ({ ...one, reason })),
    lines: [lineOf(typed.item), ...lines.slice(1)],
  };
}

function partiesOf({ seller, buyer, legal_info, phone, email }: Fields): Pick<EInvoice, 'seller' | 'buyer'> {
  const address = ({ line1, line2, city, postal_code }: Fields['seller'], country: string) => {
    return { line1, line2, city, postal_code, country };
  };
  const { seller: before } = crowded;
  return {
    seller: {
      ...before!,
      name: seller.name,
      address: address(seller, 'DE'),
      legal_info,
      contact: { name: seller.contact, phone, email },
    },
    buyer: {
      ...crowded.buyer!,
      name: buyer.name,
      address: address(buyer, 'FR'),
      contact: { name: buyer.contact },
    },
  };
}

function lineOf({
  name,
  description,
  seller_id,
  note,
  isLargest,
}: Fields['item']): EInvoice['lines'][number] {
  const figures = isLargest ? LARGEST : { quantity: '12.5', price: '68.50', amount: '856.25' };
  const { quantity, price, amount: net } = figures;
  return {
    ...line(1, { name, description, seller_id, quantity, unit: 'H87', price, net, base: '1000' }),
    note,
  };
}

/** What is typed around the first line; nothing around most. */
function aroundOf({ heading, above, below, isLargest }: Fields['item']): Pick<PrintedLine, 'around'> {
  if (!isLargest) return {};
  return {
    around: {
      note: null,
      subtotal: LARGEST.amount,
      above: [
        { kind: 'heading', text: heading },
        { kind: 'text', text: above },
      ],
      below: [
        { kind: 'text', text: below },
        { kind: 'subtotal', text: heading },
      ],
    },
  };
}
