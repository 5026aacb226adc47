import { eInvoiceOf, type EInvoiceFormat } from '../../../src/kernel/en16931/index.js';
import { parseXml } from '../../documents/support/parse-xml.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './german-parties.js';

let service: TestService;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  await becomeGerman(service.owner);
  customer_id = await service.owner.customer(germanBuyer);
  product_id = await service.owner.product({ name: 'Programming' });
});
afterAll(() => service.stop());

const FORMATS = [
  'ubl',
  'cii',
  'xrechnung_ubl',
  'xrechnung_cii',
  'peppol',
] as const satisfies EInvoiceFormat[];

async function issued(fields: object = {}): Promise<string> {
  const line = { product_id, quantity: 2, price: 50 };
  const items = [
    {
      ...line,
      above: [
        { kind: 'heading', text: 'Week 47' },
        { kind: 'text', text: 'On site.' },
      ],
    },
    {
      ...line,
      note: 'As agreed.',
      below: [
        { kind: 'text', text: 'Enclosed.' },
        { kind: 'subtotal', text: 'In all' },
      ],
    },
    { ...line, above: [{ kind: 'page_break' }, { kind: 'heading', text: 'Week 48' }] },
    { ...line, above: [{ kind: 'page_break' }], below: [{ kind: 'subtotal' }] },
  ];
  const body = { customer_id, items, ...validInvoice, finalize: true, require: FORMATS, ...fields };
  const { status, body: invoice } = await api.post('/invoices', body);
  expect([status, invoice.errors ?? []]).toEqual([201, []]);
  return invoice.id as string;
}

describe.each(FORMATS)('an invoice in sections as %s', (format) => {
  it.each([false, true])(
    'has its lines alone, and their words in the notes (with tax: %s)',
    async (withTax) => {
      const id = await issued({ prices_include_tax: withTax });
      const xml = (await api.get(`/invoices/${id}/documents/${format}`)).body as string;
      const { lines } = eInvoiceOf(parseXml(xml));
      expect(lines.map(({ id: position, note }) => [position, note])).toEqual([
        ['1.1', 'Week 47\nOn site.'],
        ['1.2', 'As agreed.\nEnclosed.'],
        ['2.1', 'Week 48'],
        ['2.2', undefined],
      ]);
      expect(xml).not.toContain('In all');
    },
  );
});
