import type { ApiClient } from '../support/api-client.js';
import { Imports } from '../support/imports.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;
let imports: Imports;

beforeAll(async () => {
  service = await TestService.start();
  api = await service.owner.signIn();
  imports = new Imports(api);
});
afterAll(() => service.stop());

/** Files in the shape of other programs, of our own making. */
const FILES = {
  'Zoho Invoice': [
    'Invoice Date,Invoice ID,Invoice Number,Invoice Status,Customer Name,Due Date,PurchaseOrder,Currency Code,' +
      'Item Name,Item Desc,Quantity,Item Price,Item Tax %,Is Inclusive Tax,Total,Balance,Last Payment Date',
    '2024-02-01,982001,Z-001,Closed,Ada & Sons,2024-02-15,PO-7,EUR,Gear,Steel,2,10.00,19,false,35.70,0.00,2024-02-10',
    '2024-02-01,982001,Z-001,Closed,Ada & Sons,2024-02-15,PO-7,EUR,Gear,Steel,1,10.00,19,false,35.70,0.00,2024-02-10',
    '2024-03-01,982002,Z-002,Overdue,Ada & Sons,2024-03-15,,USD,Lever,,4,2.50,0,false,10.00,10.00,',
  ],
  'Invoice Ninja 5': [
    'invoice.number,invoice.amount,invoice.balance,client.name,client.email,invoice.date,invoice.due_date,' +
      'invoice.po_number,item.product_key,item.notes,item.cost,item.quantity,item.tax_rate1',
    'N-001,35.7,0,Ada & Sons,ada@example.com,2024-02-01,2024-02-15,PO-7,Gear,Steel,10,2,19',
    'N-001,35.7,0,Ada & Sons,ada@example.com,2024-02-01,2024-02-15,PO-7,Gear,Steel,10,1,19',
    'N-002,10,10,Ada & Sons,ada@example.com,2024-03-01,2024-03-15,,Lever,,2.5,4,0',
  ],
} as const;

describe('invoices of before', () => {
  it.each(Object.entries(FILES))('are read as %s writes them, without a mapping', async (name, lines) => {
    const content = Buffer.from(lines.join('\r\n')).toString('base64');
    const found = await imports.checked({ kind: 'invoices', content, customers: 'create' });
    expect(found).toMatchObject({ state: 'ready', plan: { create: 2, faulty: 0 } });
    expect(found.findings.filter(({ code }) => code !== 'new_customer')).toEqual([]);
    await imports.committed(found.id);
    const prefix = name.startsWith('Zoho') ? 'Z' : 'N';
    const { body } = await api.get(`/invoices?number=${prefix}-001`);
    const [paid] = body['data'] as { id: string }[];
    expect((await api.get(`/invoices/${paid?.id ?? ''}`)).body).toMatchObject({
      status: 'paid',
      reference: 'PO-7',
      total: 35.7,
      amount_paid: 35.7,
      items: [
        { product_name: 'Gear', description: 'Steel', quantity: 2 },
        { product_name: 'Gear', description: 'Steel', quantity: 1 },
      ],
    });
    const { body: others } = await api.get(`/invoices?number=${prefix}-002`);
    expect(others['data']).toMatchObject([{ status: 'open', amount_due: 10, overdue: true }]);
  });
});
