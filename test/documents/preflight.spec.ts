import { preflight } from '../../src/kernel/en16931/preflight.js';
import { rulesOf } from '../../src/kernel/en16931/rules/index.js';
import { eInvoiceFormats } from '../../src/kernel/en16931/formats.js';
import { targetOf } from '../../src/kernel/en16931/terms.js';
import { plainInvoice } from './support/sample-documents.js';
import { someSpoiled } from './support/spoiled-documents.js';

describe('a preflight', () => {
  it('finds nothing in a valid document', () => {
    const report = preflight(plainInvoice('xrechnung_ubl'), 'xrechnung_ubl');
    expect(report).toEqual({
      format: 'xrechnung_ubl',
      valid: true,
      errors: 0,
      warnings: 0,
      rules: 'en16931-1.3.16 xrechnung-3.0.2',
      countries: ['DE'],
      countries_not_checked: [],
      findings: [],
    });
  });

  it('names the rule, the field that fixes it, and what to do', () => {
    const plain = plainInvoice('xrechnung_ubl');
    const { findings, valid } = preflight({ ...plain, buyer_reference: undefined }, 'xrechnung_ubl');
    expect(valid).toBe(false);
    expect(findings).toEqual([
      {
        rule: 'BR-DE-15',
        severity: 'error',
        term: 'BT-10',
        where: 'invoice',
        pointer: '#/buyer_reference',
        code: 'required',
        message: 'Give the buyer reference; of a public buyer it is the Leitweg-ID.',
      },
    ]);
    expect(preflight({ ...plain, buyer_reference: undefined }, 'ubl').valid).toBe(true);
  });

  it('refuses what a syntax has one place for, where it is said twice', () => {
    const twice = [{ number: 'A-1' }, { number: 'A-2' }];
    const identifiers = [{ value: '1' }, { value: '4012345000009', scheme: '0088' }];
    const refusing = eInvoiceFormats.map((format) => {
      const plain = plainInvoice(format);
      const said = { ...plain, preceding_invoices: twice, buyer: { ...plain.buyer!, identifiers } };
      return [format, ...preflight(said, format).findings.map(({ rule, pointer }) => `${rule} ${pointer}`)];
    });
    expect(refusing).toEqual([
      ['ubl', 'UBL-SR-16 #/identifiers'],
      ['cii', 'D16B-XSD #/preceding_invoices/1/number'],
      ['factur_x'],
      ['xrechnung_ubl', 'UBL-SR-16 #/identifiers'],
      ['xrechnung_cii', 'D16B-XSD #/preceding_invoices/1/number'],
      ['peppol', 'UBL-SR-16 #/identifiers'],
    ]);
  });

  it('takes a rate of zero of the islands where the official rules do', () => {
    const refusing = (['ubl', 'cii', 'factur_x'] as const).map((format) => {
      const plain = plainInvoice(format);
      const ofLines = (category: string): string[] => {
        const lines = plain.lines.map((line) => ({ ...line, category, rate: '0' }));
        const { findings } = preflight({ ...plain, lines }, format);
        return findings.map(({ rule }) => rule).filter((rule) => /^BR-A[FG]-05$/.test(rule));
      };
      return [format, ...ofLines('L'), ...ofLines('M')];
    });
    expect(refusing).toEqual([['ubl'], ['cii', 'BR-AF-05'], ['factur_x', 'BR-AF-05']]);
  });

  it('says which rules it does not know', () => {
    const plain = plainInvoice('peppol');
    const seller = { ...plain.seller!, address: { ...plain.seller!.address, country: 'SE' } };
    const warnings = preflight({ ...plain, seller }, 'peppol').findings.filter(
      ({ severity }) => severity === 'warning',
    );
    expect(warnings.map(({ rule, where, pointer }) => [rule, where, pointer])).toEqual([
      ['PEPPOL-NATIONAL', 'organization', '#/address/country'],
    ]);
  });

  it('names the countries whose rules it holds, and those whose it does not', () => {
    const checked = eInvoiceFormats.map((format) => {
      const plain = plainInvoice(format);
      const buyer = { ...plain.buyer!, address: { ...plain.buyer!.address, country: 'FR' } };
      const { rules, countries, countries_not_checked } = preflight({ ...plain, buyer }, format);
      return [rules, countries.join(), countries_not_checked.join()];
    });
    expect(checked).toEqual([
      ...Array.from({ length: 3 }, () => ['en16931-1.3.16', '', 'DE,FR']),
      ...Array.from({ length: 2 }, () => ['en16931-1.3.16 xrechnung-3.0.2', 'DE', 'FR']),
      ['en16931-1.3.16 peppol-2026.5', 'DE', 'FR'],
    ]);
  });

  it('misses the delivery between Germans in formats without rules of Germany', () => {
    const missing = (format: 'ubl' | 'cii' | 'factur_x', country: string): string[] => {
      const plain = plainInvoice(format);
      const buyer = { ...plain.buyer!, address: { ...plain.buyer!.address, country } };
      const undated = { ...plain, buyer, delivery: undefined, service_period: undefined };
      return preflight(undated, format).findings.map(({ rule, severity }) => `${rule} ${severity}`);
    };
    const found = (['ubl', 'cii', 'factur_x'] as const).map((format) => missing(format, 'DE'));
    expect(found).toEqual(Array(3).fill(['CTH-DELIVERY warning']));
    expect(missing('ubl', 'AT')).toEqual([]);
  });

  it('points at the line, and at the discount that a share comes from', () => {
    const plain = plainInvoice('ubl');
    const [line] = plain.lines;
    const share = { amount: '1.00', category: 'S', rate: '19', reason_code: 'XQX', origin: 3 };
    const spoiled = { ...plain, lines: [line!, { ...line!, unit: 'XQX' }], allowances: [share] };
    const places = preflight(spoiled, 'ubl').findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(places).toEqual(
      expect.arrayContaining(['BR-CL-23 #/items/1/unit/code', 'BR-CL-19 #/discounts/3/reason_code']),
    );
  });

  it('holds a total of the tax in either place against the rates, where both are in one currency', () => {
    const plain = plainInvoice('cii');
    const twice = {
      ...plain,
      tax_currency: plain.currency,
      totals: { ...plain.totals, tax_in_tax_currency: '18.00' },
    };
    expect(preflight(twice, 'cii').findings.map(({ rule }) => rule)).toContain('BR-CO-14');
    const same = { ...twice, totals: { ...twice.totals, tax_in_tax_currency: twice.totals.tax } };
    expect(preflight(same, 'cii').findings.map(({ rule }) => rule)).not.toContain('BR-CO-14');
  });

  it.each<['xrechnung_ubl' | 'xrechnung_cii', string]>([
    ['xrechnung_ubl', 'PEPPOL-EN16931-R055'],
    ['xrechnung_cii', 'PEPPOL-EN16931-R054'],
  ])('misses the tax of a document that names only the currency of its tax: %s', (format, rule) => {
    const plain = plainInvoice(format);
    const nameless = {
      ...plain,
      currency: undefined,
      tax_currency: 'CZK',
      totals: { ...plain.totals, tax_in_tax_currency: '470.00' },
    };
    expect(preflight(nameless, format).findings.map((one) => one.rule)).toContain(rule);
  });

  it('names the organization or the customer if the field belongs to them', () => {
    const plain = plainInvoice('peppol');
    const spoiled = { ...plain, seller: { ...plain.seller!, electronic_address: undefined } };
    const findings = preflight(spoiled, 'peppol').findings;
    expect(findings.map(({ rule, where, pointer }) => [rule, where, pointer])).toEqual([
      ['PEPPOL-EN16931-R020', 'organization', '#/electronic_address'],
    ]);
  });

  it.each(eInvoiceFormats)('finds a field for every possible fault: %s', (format) => {
    const findings = someSpoiled(format, 150).flatMap(({ document }) => preflight(document, format).findings);
    expect(findings.length).toBeGreaterThan(100);
    expect(findings.filter(({ pointer }) => !/^#(\/[a-z_0-9]+)*$/.test(pointer))).toEqual([]);
  });
});

describe('a rule of EN 16931', () => {
  const all = Object.values(rulesOf).flat();

  it('concerns a term that some field sets', () => {
    expect(all.map(({ term }) => targetOf(term))).not.toContain(undefined);
  });

  it('says in one sentence what to do', () => {
    expect(all.filter(({ message }) => !/^[A-Z][^\n]{10,120}\.$/.test(message))).toEqual([]);
  });
});
