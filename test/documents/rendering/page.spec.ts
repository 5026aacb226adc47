import type { EInvoice } from '../../../src/kernel/en16931/index.js';
import type { PdfOptions } from '../../../src/modules/outgoing/documents/rendering/index.js';
import { fontOrder } from '../../../src/modules/outgoing/documents/rendering/page/font-order.js';
import { coloursOf } from '../../../src/modules/outgoing/documents/rendering/page/colours.js';
import { pageOf } from '../../../src/modules/outgoing/documents/rendering/page/page-of.js';
import type { Page, PrintedWords } from '../../../src/modules/outgoing/documents/rendering/page/page.js';
import { sumOf } from '../../../src/modules/outgoing/documents/rendering/page/sums.js';
import { printedDocuments } from './support/printed-documents.js';
import { invoice } from './support/sample-invoice.js';
import { swiss } from './support/sample-swiss.js';

describe('the page of a printed document', () => {
  it('prints a discount that falls into several tax groups once', () => {
    const { totals } = page('english');
    expect(totals.map(({ label, detail, amount, kind }) => [label, detail, amount, kind])).toEqual([
      ['Subtotal', '', '6,078.88', 'row'],
      ['Messerabatt', '5% of 6,078.88', '−303.95', 'row'],
      ['Versand und Versicherung', '', '85.00', 'row'],
      ['Total excluding VAT', '', '5,859.93', 'row'],
      ['VAT 19%', 'on 4,704.97', '893.94', 'row'],
      ['VAT 7%', 'on 1,154.96', '80.85', 'row'],
      ['Total', '', '6,834.72', 'sum'],
      ['Already paid', '', '−2,000.00', 'row'],
      ['Rounding', '', '−0.02', 'row'],
      ['Amount due', '', '€4,834.70', 'grand'],
    ]);
  });

  it('prints prices and sums with tax where the document has such prices', () => {
    const { table, totals, notes } = page('prices-with-tax', { locale: 'en' });
    expect(table.rows.map(({ price, amount }) => [price?.text, amount])).toEqual([
      ['1,400.00', '4,649.00'],
      ['81.54', '1,019.25'],
    ]);
    expect(totals.map(({ label, amount }) => [label, amount])).toEqual([
      ['Subtotal', '5,668.25'],
      ['Gutschein', '−100.00'],
      ['Total', '€5,568.25'],
      ['VAT 19% included', '889.05'],
    ]);
    expect(notes[0]).toBe('All prices include VAT.');
  });

  it('has a column of rates only where there are several', () => {
    expect([page('invoice').table.columns.tax, page('several-rates').table.columns.tax]).toEqual([
      null,
      'USt.',
    ]);
  });

  it('prints no price of a line that has only an amount', () => {
    const lines = invoice.lines.map((line) => ({
      ...line,
      price: { net: line.net, base_quantity: line.quantity },
    }));
    expect(pageWith({ ...invoice, lines }).table.columns.price).toBeNull();
  });

  it('prints neither quantity nor price of an amount that is given back', () => {
    const [line] = invoice.lines;
    const document = { ...invoice, lines: [{ ...line!, quantity: '-1', price: { net: '10.00' } }] };
    const [row] = pageWith(document, { printed: { lines: [{ quantity: null, price: null }] } }).table.rows;
    expect([row?.quantity, row?.price, row?.unit]).toEqual([null, null, '']);
  });

  it.each([
    ['AE', 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).'],
    ['K', 'Steuerfreie innergemeinschaftliche Lieferung.'],
    ['E', 'Von der Umsatzsteuer befreit.'],
  ])('says what the law wants to be said of the category %s', (category, text) => {
    const tax_breakdown = [
      { taxable: '1.00', tax: '0.00', category, rate: '0', exemption_reason: 'Wegen X.' },
    ];
    expect(pageWith({ ...invoice, tax_breakdown }).notes[0]).toBe(`${text} Wegen X.`);
  });

  it('says the law once, in its own language, where the reason is our usual one', () => {
    const notesIn = (locale: string, exemption_reason: string): string | undefined => {
      const tax_breakdown = [{ taxable: '1.00', tax: '0.00', category: 'K', rate: '0', exemption_reason }];
      return pageWith({ ...invoice, tax_breakdown }, { locale }).notes[0];
    };
    expect(notesIn('fr', 'Intra-community supply')).toBe('Livraison intracommunautaire exonérée de TVA.');
    expect(notesIn('fr', 'Art. 262 ter du CGI')).toBe(
      'Livraison intracommunautaire exonérée de TVA. Art. 262 ter du CGI',
    );
  });

  it.each([
    ['de-CH', 'MWST-Nr. CHE-123.456.788_MWST', 'Ihre MWST-Nr.', 'MWST 19%', '5% Rabatt, Stammkunde: −248.00'],
    ['de-LI', 'MWST-Nr. CHE-123.456.788_MWST', 'Ihre MWST-Nr.', 'MWST 19%', '5% Rabatt, Stammkunde: −248.00'],
    [
      'fr-CH',
      'N° de TVA CHE-123.456.788_TVA',
      'Votre n° de TVA',
      'TVA 19_%',
      'Remise 5_%, Stammkunde_: −248.00',
    ],
    ['it-CH', 'N. IVA CHE-123.456.788_IVA', 'Vostro n. IVA', 'IVA 19%', 'Sconto 5%, Stammkunde: −248.00'],
    [
      'de',
      'USt-IdNr. CHE-123.456.788_MWST',
      'Ihre USt-IdNr.',
      'Umsatzsteuer 19_%',
      '5_% Rabatt, Stammkunde: −248,00',
    ],
  ])('names the tax of Switzerland as it is called there: %s', (locale, own, buyers, tax, discount) => {
    const { footer, facts, totals, table } = pageWith(swiss, { locale });
    const said = [
      footer[1]?.at(-2),
      facts.find(({ value }) => value === swiss.buyer?.vat_id)?.label,
      totals.find(({ detail }) => detail !== '')?.label,
      table.rows[0]?.details.at(-1),
    ];
    expect(said.map((one) => one?.replaceAll('\u00a0', '_'))).toEqual([own, buyers, tax, discount]);
  });

  it('names countries only where seller and buyer are in different ones', () => {
    expect(page('invoice').recipient.lines.at(-1)).toBe('50668 Köln');
    expect(page('reverse-charge').recipient.lines.at(-1)).toBe('France');
    expect(page('reverse-charge').sender.lines.at(-1)).toBe('Allemagne');
  });

  it('writes addresses as their country does', () => {
    const at = (address: Record<string, string>) => {
      return pageWith({ ...invoice, seller: undefined, buyer: { identifiers: [], address } }).recipient.lines;
    };
    const [city, state, postal_code] = ['A', 'B', '1'];
    expect(at({ city, state, postal_code, country: 'US' })).toEqual(['A, B 1', 'Vereinigte Staaten']);
    expect(at({ city, postal_code, country: 'GB' })).toEqual(['A', '1', 'Vereinigtes Königreich']);
    expect(at({ city, state, postal_code, country: 'IT' })).toEqual(['1 A (B)', 'Italien']);
  });

  it('asks for no payment where nothing is owed', () => {
    const totals = { ...invoice.totals, payable: '0.00' };
    expect(pageWith({ ...invoice, totals, payment_terms: undefined }).payment).toBeNull();
    expect(page('credit-note').payment?.facts).toEqual([]);
  });

  it('does not print what payment terms say to software', () => {
    const payment_terms = 'Netto 14 Tage.\n#SKONTO#TAGE=14#PROZENT=2.00#\n';
    expect(pageWith({ ...invoice, payment_terms }).payment?.terms).toEqual(['Netto 14 Tage.']);
  });

  it('gives a draft a mark and no number', () => {
    const draft = page('draft');
    expect([draft.mark, draft.number, draft.title]).toEqual(['Entwurf', null, 'Rechnung Entwurf']);
    expect(draft.facts.map(({ label }) => label)).not.toContain('Nummer');
  });

  it('puts a space before a colon in French, and in no other language', () => {
    const attachments = [{ reference: 'A1', description: 'Plan', filename: 'plan.pdf' }];
    const saidIn = (locale: string): (string | undefined)[] => {
      const { table, notes } = pageWith({ ...invoice, attachments }, { locale });
      return [table.rows[0]?.details.at(-1), notes.at(-1)];
    };
    expect(saidIn('fr')).toEqual([
      'Remise 5\u202f%, Stammkunde\u00a0: −248,00',
      'Pièces jointes\u00a0: Plan',
    ]);
    expect(saidIn('it')).toEqual(['Sconto 5%, Stammkunde: −248,00', 'Allegati: Plan']);
  });

  it('asks for the payment until the day, and not before it', () => {
    const askedIn = (locale: string) => pageWith(invoice, { locale }).payment?.title;
    expect([askedIn('fr'), askedIn('es')]).toEqual([
      'À payer au plus tard le 06/12/2026',
      'A pagar a más tardar el 06/12/2026',
    ]);
  });

  it('colours texts only with what can be read on white', () => {
    expect(coloursOf('#ffd400')).toEqual({ accent: '#ffd400', ink: '#16191d' });
    expect(coloursOf('#0b6e5b')).toEqual({ accent: '#0b6e5b', ink: '#0b6e5b' });
    expect(coloursOf('red')).toEqual({ accent: '#16191d', ink: '#16191d' });
  });

  it.each([
    ['TW', 'DE', ['A', 'X TC', 'B', 'Mono TC', 'X JP', 'X SC', 'Mono SC']],
    ['DE', 'JP', ['A', 'X JP', 'B', 'X SC', 'X TC', 'Mono SC', 'Mono TC']],
    ['DE', 'FR', ['A', 'X SC', 'B', 'Mono SC', 'X JP', 'X TC', 'Mono TC']],
  ])('prints Chinese characters as they are written in %s, or in %s', (buyer, seller, expected) => {
    const at = (country: string) => ({ identifiers: [], address: { country } });
    const fonts = ['A', 'X JP', 'B', 'X SC', 'X TC', 'Mono SC', 'Mono TC'];
    expect(fontOrder(fonts, { ...invoice, buyer: at(buyer), seller: at(seller) })).toEqual(expected);
  });

  it('numbers lines below headings, and puts words between them without making rows of them', () => {
    const { rows } = page('sections').table;
    expect(rows.map(({ position, above, below }) => [words(above), position, words(below)])).toEqual([
      [['heading 1', 'text '], '1.1', []],
      [[], '1.2', ['text ', 'subtotal  5.568,25']],
      [['page_break ', 'heading 2'], '2.1', []],
      [[], '2.2', ['subtotal  510,63']],
    ]);
    expect(rows[1]?.below[1]?.text).toBe('Zwischensumme');
    expect(rows[3]?.below[0]?.text).toBe('Beleuchtung und Kleinteile insgesamt');
  });

  it('prints the note of a line without the words that stand around it', () => {
    const [line] = invoice.lines;
    const document = { ...invoice, lines: [{ ...line!, note: 'Week 47\nAs agreed.' }] };
    const around = {
      note: 'As agreed.',
      subtotal: undefined,
      above: [{ kind: 'heading', text: 'Week 47' }],
    } as const;
    const [row] = pageWith(document, { printed: { lines: [{ around }] } }).table.rows;
    expect(row?.details.filter((one) => one.includes('agreed'))).toEqual(['As agreed.']);
  });

  it('adds amounts exactly', () => {
    expect([sumOf(['0.10', '0.20']), sumOf(['-1.05', '0.5']), sumOf([])]).toEqual(['0.30', '-0.55', '0']);
  });
});

function words(texts: readonly PrintedWords[]): string[] {
  return texts.map(({ kind, position, amount }) =>
    [kind, position, ...(amount === '' ? [] : [amount])].join(' '),
  );
}

function page(name: string, options: Partial<PdfOptions> = {}): Page {
  const printed = printedDocuments[name]!;
  return pageOf(printed.document, { ...printed.options, ...options }, { fonts: ['Inter'], codes: {} });
}

function pageWith(document: EInvoice, options: Partial<PdfOptions> = {}): Page {
  const { options: usual } = printedDocuments['invoice']!;
  return pageOf(document, { ...usual, ...options }, { fonts: ['Inter'], codes: {} });
}
