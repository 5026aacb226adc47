import type { QuoteFigures } from '../../../../src/modules/outgoing/documents/rendering/index.js';

/** A document as a quote: its second line may be left out, and of all behind that one is chosen. */
export function quoteOf({
  document,
  printed,
  group = 'Colour',
}: Pick<QuoteFigures, 'document' | 'printed'> & { readonly group?: string }): QuoteFigures {
  return {
    document,
    printed,
    valid_until: '2026-12-31',
    terms: 'Payable within 14 days.\n\nDelivery within four weeks of your order.',
    choices: document.lines.map((_, at) => ({
      optional: at === 1,
      group: at > 1 ? group : null,
      chosen: at === 0 || at === 2,
    })),
  };
}
