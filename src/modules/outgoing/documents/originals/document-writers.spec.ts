import { Problem } from '../../../../kernel/problems/problem.js';
import { issuedInvoiceExample } from '../../../books/invoices/index.js';
import { documentSettings } from '../domain/document-settings.js';
import { checkedDocument } from '../mapping/checked-document.js';
import { PdfRenderer } from '../rendering/index.js';
import { DocumentWriters } from './document-writers.js';

const document = { type: 'invoice', invoice: issuedInvoiceExample, corrects: undefined } as const;
const logo = { media_type: 'image/svg+xml', content: Buffer.from('<svg/>') } as const;

describe('a PDF for which there is no room', () => {
  it.each([
    ['in the queue', new PdfRenderer({ limits: { queueMax: 0 } })],
    ['as the service stops', closed(new PdfRenderer())],
  ])('%s is to be asked for again in a second, and a logo too', async (_why, renderer) => {
    const writers = new DocumentWriters(renderer);
    const settings = { version: 1, logo: null, ...documentSettings({}) };
    const writing = {
      document,
      settings,
      logo: undefined,
      isDraft: false,
      isTest: false,
      ...checkedDocument(document, 'pdf'),
    };
    for (const refused of [writers.write(writing), writers.draw(logo)]) {
      const problem = await refused.catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(Problem);
      expect(problem).toMatchObject({ code: 'unavailable', extras: { headers: { 'Retry-After': '1' } } });
    }
    writers.onApplicationShutdown();
  });
});

function closed(renderer: PdfRenderer): PdfRenderer {
  renderer.close();
  return renderer;
}
