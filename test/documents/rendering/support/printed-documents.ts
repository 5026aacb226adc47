import type { EInvoice } from '../../../../src/kernel/en16931/index.js';
import type { PdfOptions, Presentation } from '../../../../src/modules/outgoing/documents/rendering/index.js';
import { jpeg, png } from '../../support/pictures.js';
import { invoice } from './sample-invoice.js';
import { manySections, manySectionTexts, sections, sectionTexts } from './sample-sections.js';
import { swiss, swissBlank, swissFull } from './sample-swiss.js';
import {
  arabic,
  credit,
  crowded,
  gross,
  long,
  reverseCharge,
  several,
  thai,
  usLetter,
} from './sample-variants.js';

/** A document to print, with the words and the look that it is printed with. */
export interface Printed {
  readonly document: EInvoice;
  readonly options: PdfOptions;
}

export const look: Presentation = {
  template: 'classic',
  paper: 'a4',
  accent_color: '#0b6e5b',
  show_payment_code: true,
  payment_code_reference: 'payment_reference',
};

const logo = {
  media_type: 'image/svg+xml',
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 60" width="220" height="60">' +
      '<circle cx="30" cy="30" r="26" fill="#0b6e5b"/>' +
      '<path d="M30 10v40M14 34q16-20 32 0" stroke="#fff" stroke-width="5" fill="none"/>' +
      '<path d="M70 18h140v10h-140zM70 36h96v6h-96z" fill="#16191d"/></svg>',
  ),
} as const;

/** Names what goes with it. */
const attached = {
  ...invoice,
  attachments: [
    { reference: 'ST-11', description: 'Stundennachweis November', filename: 'stunden.csv', content: 'QQ==' },
    { reference: 'Zeichnung 4', url: 'https://lindenhof.example/4' },
  ],
};

const issued = { look, locale: 'de', mode: 'issued' } as const satisfies PdfOptions;

const grossFigures = {
  prices_include_tax: true,
  subtotal: '5668.25',
  discounts: ['100.00'],
  lines: [
    {
      price: '1400.00',
      amount: '4649.00',
      discounts: [{ reason: 'Stammkunde', percent: '5', amount: '280.00' }],
    },
    { price: '81.54', amount: '1019.25' },
  ],
} as const;

/** The documents that are looked at and compared, by name. */
export const printedDocuments: Readonly<Record<string, Printed>> = {
  invoice: { document: invoice, options: issued },
  'several-rates': { document: several, options: issued },
  'sixty-lines': { document: long, options: issued },
  crowded: {
    document: crowded,
    options: {
      ...issued,
      look: {
        ...look,
        logo,
        intro: 'Sehr geehrte Frau Dr. Brandt,\nwie vereinbart berechnen wir:',
        closing: 'Mit freundlichen Grüßen\nIhr Team vom Lindenhof',
      },
    },
  },
  'credit-note': { document: credit, options: issued },
  correction: {
    document: {
      ...invoice,
      type_code: '384',
      preceding_invoices: [{ number: 'RE-2026-00150', issue_date: '2026-11-02' }],
    },
    options: issued,
  },
  'reverse-charge': { document: reverseCharge, options: { ...issued, locale: 'fr' } },
  'prices-with-tax': {
    document: {
      ...gross,
      allowances: [{ amount: '84.03', category: 'S', rate: '19', reason: 'Gutschein', origin: 0 }],
    },
    options: { ...issued, printed: grossFigures },
  },
  draft: { document: invoice, options: { ...issued, mode: 'draft' } },
  english: { document: several, options: { ...issued, locale: 'en' } },
  italian: { document: several, options: { ...issued, locale: 'it' } },
  spanish: { document: several, options: { ...issued, locale: 'es' } },
  dutch: { document: several, options: { ...issued, locale: 'nl' } },
  arabic: { document: arabic, options: { ...issued, locale: 'en' } },
  'thai-and-hindi': { document: thai, options: { ...issued, locale: 'en' } },
  letter: {
    document: usLetter,
    options: { ...issued, locale: 'en-US', look: { ...look, paper: 'letter', accent_color: '#1d4ed8' } },
  },
  plain: {
    document: several,
    options: { ...issued, look: { ...look, template: 'plain', accent_color: '#4338ca' } },
  },
  'plain-letter': {
    document: usLetter,
    options: { ...issued, locale: 'en-US', look: { ...look, template: 'plain', paper: 'letter', logo } },
  },
  'plain-sixty-lines': { document: long, options: { ...issued, look: { ...look, template: 'plain', logo } } },
  'square-logo': {
    document: invoice,
    options: { ...issued, look: { ...look, logo: { media_type: 'image/png', content: png(240, 240) } } },
  },
  'jpeg-logo': {
    document: attached,
    options: { ...issued, look: { ...look, logo: { media_type: 'image/jpeg', content: jpeg } } },
  },
  swiss: { document: swiss, options: issued },
  'swiss-full': { document: swissFull, options: { ...issued, locale: 'fr' } },
  'swiss-blank': { document: swissBlank, options: { ...issued, locale: 'it' } },
  'swiss-plain': {
    document: swiss,
    options: { ...issued, locale: 'en', look: { ...look, template: 'plain', logo } },
  },
  sections: { document: sections, options: { ...issued, printed: sectionTexts } },
  'plain-many-sections': {
    document: manySections,
    options: { ...issued, printed: manySectionTexts, look: { ...look, template: 'plain', logo } },
  },
  'light-accent': { document: invoice, options: { ...issued, look: { ...look, accent_color: '#ffd400' } } },
};
