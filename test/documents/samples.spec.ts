import { eInvoiceFrom } from '../../src/kernel/en16931/e-invoice-from.js';
import { eInvoiceOf, eInvoiceXml } from '../../src/kernel/en16931/e-invoice-xml.js';
import { eInvoiceFormats, formatFacts } from '../../src/kernel/en16931/formats.js';
import { preflight } from '../../src/kernel/en16931/preflight.js';
import { cents, officialInvoices } from '../oracle/official-invoices.js';
import { parseXml } from './support/parse-xml.js';
import { sourceOfSample, textOf } from './support/source-of-sample.js';

const samples = officialInvoices();

describe.each(eInvoiceFormats)('official samples, written as %s', (format) => {
  it.each(samples.map((sample) => [sample.file, sample] as const))(
    'are valid and have the same content: %s',
    (_file, sample) => {
      const document = eInvoiceFrom(sourceOfSample(sample), format);
      const { findings } = preflight(document, format);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      const { totals, lines } = eInvoiceOf(parseXml(eInvoiceXml(document, formatFacts[format].syntax)));
      const { exp } = sample;
      const same = (text: string): string => textOf(cents(text));
      expect(lines.map(({ net }) => net)).toEqual(sample.lines.map(({ net }) => same(net)));
      expect([totals.without_tax, totals.tax, totals.with_tax, totals.payable]).toEqual(
        [exp.net, exp.tax, exp.gross, exp.payable].map(same),
      );
    },
  );
});
