import fc from 'fast-check';
import { PdfRenderer, type Presentation } from '../../../src/modules/outgoing/documents/rendering/index.js';
import { receipt, reminderOf, statement } from './support/sample-accounts.js';
import { quoteOf } from './support/sample-quote.js';
import { look } from './support/printed-documents.js';
import { billFaults, pageFaults } from './support/page-faults.js';
import { placedTexts } from './support/placed-texts.js';
import { swiss, swissFull } from './support/sample-swiss.js';
import { typedDocuments, type Typed } from './support/typed-documents.js';

/** Few, for every run of all tests. */
const DOCUMENTS = Number(process.env['PRINTED_DOCUMENTS'] ?? 5);

/** Letters that are broken one by one make a fault each. */
const FAULTS_SHOWN = 4;

/** Where text may stand, in millimetres: within the margins at the sides, and where office printers print. */
const AREAS = {
  classic: { left: 25, right: 190, top: 5, bottom: 297 - 5.5 },
  plain: { left: 20, right: 190, top: 5, bottom: 297 - 5.5 },
} as const;

type Kind = (renderer: PdfRenderer, typed: Typed, look: Presentation) => Promise<Buffer>;

const KINDS: Readonly<Record<string, Kind>> = {
  invoice: (renderer, { document, printed }, look) => {
    return renderer.renderPdf(document, { look, printed, locale: 'de', mode: 'issued' });
  },
  quote: (renderer, { document, printed, numbers }, look) => {
    const figures = { ...quoteOf({ document, printed, group: numbers[0]! }), terms: numbers[1]! };
    return renderer.renderQuote(figures, { look, locale: 'de', mode: 'issued' });
  },
  statement: (renderer, { document, numbers }, look) => {
    const entries = statement.entries.map((entry, at) => ({ ...entry, number: numbers[at % 2]! }));
    const open_invoices = statement.open_invoices.map((one) => ({ ...one, number: numbers[0]! }));
    const figures = { ...statement, entries, open_invoices };
    return renderer.renderStatement(figures, { parties: document, look, locale: 'de', isTest: false });
  },
  reminder: (renderer, { document, numbers }, look) => {
    const invoices = reminderOf(2).invoices.map((one) => ({ ...one, number: numbers[0]! }));
    const figures = { ...reminderOf(2), invoices, payment_reference: numbers[1]! };
    return renderer.renderReminder(figures, { parties: document, look, locale: 'de', isTest: false });
  },
  receipt: (renderer, { document, numbers }, look) => {
    const deduction = { kind: 'let_go', amount: LARGEST } as const;
    const amounts = { total: LARGEST, paid: LARGEST, deduction, open: LARGEST };
    const invoices = receipt.invoices.map((one) => ({ ...one, number: numbers[0]!, ...amounts }));
    const figures = { ...receipt, invoices, reference: numbers[1]!, amount: LARGEST };
    return renderer.renderReceipt(figures, { parties: document, look, locale: 'de', isTest: false });
  },
};

const LARGEST = '9999999999999.99';

/** In letters that banks know. */
const latin = (text = ''): string => text.replace(/[^ -~]/g, 'W');

describe('whatever is typed, no text leaves the page or stands over another', () => {
  let renderer: PdfRenderer;

  beforeAll(() => {
    renderer = new PdfRenderer();
  });

  afterAll(() => renderer.close());

  describe.each(['classic', 'plain'] as const)('with the template %s', (template) => {
    it.each(Object.keys(KINDS))('of the kind %s', async (kind) => {
      const holds = async (typed: Typed): Promise<void> => {
        const pdf = await KINDS[kind]!(renderer, typed, { ...look, ...typed.look, template });
        expect(pageFaults(placedTexts(pdf), AREAS[template]).slice(0, FAULTS_SHOWN)).toEqual([]);
      };
      await fc.assert(fc.asyncProperty(typedDocuments, holds), { numRuns: DOCUMENTS, endOnFailure: true });
    });
  });

  it.each([
    ['a creditor reference', swiss],
    ['a QR reference', swissFull],
  ])('in a Swiss payment part with %s', async (_, bill) => {
    const holds = async ({ document: { seller, buyer }, numbers }: Typed): Promise<void> => {
      const address = (party: typeof seller) => {
        const { line1, city, postal_code } = party!.address!;
        return { line1: latin(line1), city: latin(city), postal_code: latin(postal_code), country: 'CH' };
      };
      const [account] = bill.payment!.accounts;
      const document = {
        ...bill,
        number: latin(numbers[0]),
        seller: { ...bill.seller!, address: address(seller) },
        buyer: { ...bill.buyer!, name: latin(buyer!.name), address: address(buyer) },
        payment: { ...bill.payment!, accounts: [{ ...account, name: latin(seller!.name) }] },
      };
      const pdf = await renderer.renderPdf(document, { look, locale: 'de-CH', mode: 'issued' });
      expect(billFaults(placedTexts(pdf)).slice(0, FAULTS_SHOWN)).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(typedDocuments, holds), { numRuns: DOCUMENTS, endOnFailure: true });
  });

  it.each(['classic', 'plain'] as const)(
    'copies a long number as it was typed with the template %s',
    async (template) => {
      const number = '0123456789'.repeat(12);
      const document = { ...swiss, buyer_reference: number, notes: [{ text: `${number}${number}` }] };
      const pdf = await renderer.renderPdf(document, {
        look: { ...look, template },
        locale: 'de',
        mode: 'issued',
      });
      const text = placedTexts(pdf)
        .texts.map((one) => one.text)
        .join('');
      expect([text.split(number).length - 1, text.includes('\u200b')]).toEqual([3, false]);
    },
  );
});
