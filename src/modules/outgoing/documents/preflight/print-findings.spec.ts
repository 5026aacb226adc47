import { issuedInvoiceExample } from '../../../books/invoices/index.js';
import { documentSettings } from '../domain/document-settings.js';
import type { Logo } from '../domain/logo.js';
import { sourceOf } from '../mapping/source-of.js';
import { printFindings, textToPrint } from './print-findings.js';

const source = sourceOf({ type: 'invoice', invoice: issuedInvoiceExample, corrects: undefined });
const settings = { version: 1, logo: null, ...documentSettings({}) };

function logo(width: number, height: number): Logo {
  return { media_type: 'image/png', width, height, size: 1, sha256: '' };
}

describe('what will be printed as a box', () => {
  it('is named by the field that says it', () => {
    const [item] = source.items;
    const chinese = { ...source, items: [{ ...item!, name: 'Tea', description: '茶 tea 茶葉' }] };
    const said = { ...settings, intro: '你好' };
    const missing = new Set([...'茶葉你好']);
    expect(textToPrint(chinese, said)).toContain('茶葉');
    const findings = printFindings(chinese, said, missing);
    expect(findings.map(({ rule, where, pointer, severity }) => [rule, where, pointer, severity])).toEqual([
      ['CTH-GLYPH', 'invoice', '#/items/0/description', 'warning'],
      ['CTH-GLYPH', 'organization', '#/documents/intro', 'warning'],
    ]);
    expect(findings[0]?.message).toMatch(/: 茶 葉$/);
  });

  it('is nothing where every character has a font', () => {
    expect(printFindings(source, settings, new Set())).toEqual([]);
  });
});

describe('a logo', () => {
  it('is coarse with fewer pixels than its place has room for', () => {
    const of = (one: Logo) => printFindings(source, { ...settings, logo: one }, new Set());
    expect(of(logo(366, 120))).toEqual([]);
    expect(of(logo(119, 119))).toEqual([]);
    expect(of(logo(200, 60))).toMatchObject([{ rule: 'CTH-LOGO', where: 'organization', pointer: '#/logo' }]);
    expect(of({ ...logo(20, 6), media_type: 'image/svg+xml' })).toEqual([]);
  });
});
