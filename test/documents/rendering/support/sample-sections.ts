import type { EInvoice } from '../../../../src/kernel/en16931/index.js';
import type {
  PrintedFigures,
  PrintedLine,
} from '../../../../src/modules/outgoing/documents/rendering/index.js';
import { invoice, lines } from './sample-invoice.js';
import { several } from './sample-variants.js';

type Around = NonNullable<PrintedLine['around']>;

const around = (said: Partial<Around>): PrintedLine => {
  return { around: { note: null, subtotal: undefined, above: [], below: [], ...said } };
};

/** A document in sections, with a page that is begun for the second one. */
export const sections: EInvoice = several;

export const sectionTexts: PrintedFigures = {
  lines: [
    around({
      above: [
        { kind: 'heading', text: 'Ausstellung „Licht am Fluss“' },
        { kind: 'text', text: 'Aufbau nach Plan 4 vom 2. November.\nAbnahme durch Frau Dr. Brandt.' },
      ],
    }),
    around({
      below: [{ kind: 'text', text: 'Stundennachweis liegt bei.' }, { kind: 'subtotal' }],
      subtotal: '5568.25',
    }),
    around({
      above: [{ kind: 'page_break' }, { kind: 'heading', text: 'Beleuchtung und Kleinteile' }],
    }),
    around({
      below: [{ kind: 'subtotal', text: 'Beleuchtung und Kleinteile insgesamt' }],
      subtotal: '510.63',
    }),
  ],
};

/** Sixty lines under twenty headings, of which none may stand alone at the foot of a page. */
export const manySections: EInvoice = {
  ...invoice,
  lines: Array.from({ length: 60 }, (_, at) => ({ ...lines[at % lines.length]!, id: String(at + 1) })),
};

export const manySectionTexts: PrintedFigures = {
  lines: manySections.lines.map((_, at) => {
    if (at % 3 === 0) return around({ above: [{ kind: 'heading', text: `Abschnitt ${at / 3 + 1}` }] });
    if (at % 3 === 1) return {};
    return around({ below: [{ kind: 'subtotal' }], subtotal: '1234.56' });
  }),
};
