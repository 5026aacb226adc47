import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PdfRenderer } from '../../../src/modules/outgoing/documents/rendering/index.js';
import { loadNativeAddon } from '../../../src/modules/outgoing/documents/rendering/engine/native-addon.js';
import { printedDocuments } from './support/printed-documents.js';

/**
 * The digests of documents that somebody has looked at. Where they differ, look at the documents
 * (`npm run test:java` makes pictures), then take over what this test found. They also hold Node, npm and the fonts
 * to what they were: an invoice is printed with the same bytes for ever.
 */
const DIGESTS = JSON.parse(readFileSync(join(import.meta.dirname, 'digests.json'), 'utf8')) as unknown;
const ATTACHMENT = { xml: Buffer.from('<?xml version="1.0"?><invoice/>'), profile: 'en16931' } as const;

describe('the bytes of a printed document', () => {
  const renderers: PdfRenderer[] = [];

  afterAll(() => {
    for (const one of renderers) one.close();
  });

  it('are those that were looked at', async () => {
    expect(await digestsOf(renderer('any'))).toEqual(DIGESTS);
  });

  it('are the same at the second time in one process', async () => {
    const one = renderer('any');
    expect([await digestsOf(one), await digestsOf(one)]).toEqual([DIGESTS, DIGESTS]);
  });

  it('are the same from the WASM engine', async () => {
    expect(await digestsOf(renderer('wasm'))).toEqual(DIGESTS);
  });

  it('come from the native engine where the platform has it', async () => {
    const found = loadNativeAddon() === undefined ? DIGESTS : await digestsOf(renderer('native'));
    expect(found).toEqual(DIGESTS);
  });

  function renderer(engine: 'any' | 'native' | 'wasm'): PdfRenderer {
    const made = new PdfRenderer({ engine });
    renderers.push(made);
    return made;
  }
});

async function digestsOf(renderer: PdfRenderer): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [name, { document, options }] of Object.entries(printedDocuments)) {
    const attachment = options.mode === 'issued' ? ATTACHMENT : undefined;
    const pdf = await renderer.renderPdf(document, { ...options, attachment });
    digests[name] = createHash('sha256').update(pdf).digest('hex');
  }
  return digests;
}
