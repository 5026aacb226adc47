import { placedTexts } from '../documents/rendering/support/placed-texts.js';
import { acceptedQuote, converted, type Shown } from '../support/accepted-quote.js';
import type { ApiClient } from '../support/api-client.js';
import { errorsOf } from '../support/errors-of.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('sections');
  ({ api } = tenant);
  customer_id = await tenant.customer();
  product_id = await tenant.product({ name: 'Programming' });
});
afterAll(() => service.stop());

const line = (fields: object = {}): object => ({ product_id, quantity: 1, price: 100, ...fields });
const heading = (text: string): object => ({ kind: 'heading', text });
const subtotal = (text?: string): object => ({ kind: 'subtotal', ...(text !== undefined && { text }) });

/** Two weeks of work: what is printed around the lines, and the lines. */
const week47 = { above: [heading('Week 47'), { kind: 'text', text: 'On site.' }] };
const week47Ends = { below: [{ kind: 'text', text: 'Time sheet enclosed.' }, subtotal('Week 47 in all')] };
const week48 = { above: [{ kind: 'page_break' }, heading('Week 48')], below: [subtotal()] };

function weeks(around = true): object[] {
  const said = around ? [week47, week47Ends, week48] : [{}, {}, {}];
  return [
    line({ quantity: 12.5, price: 95.5, discounts: [{ percent: 3 }], ...said[0] }),
    line({ quantity: 3, price: 33.333, tax_rate: 7, ...said[1] }),
    line({ quantity: 0.7, price: 19.99, note: 'As agreed.', ...said[2] }),
  ];
}

async function stored(path: string, body: object): Promise<Shown> {
  const answer = await api.post(path, body);
  expect([answer.status, answer.body.errors ?? answer.body.detail ?? []]).toEqual([201, []]);
  return answer.body as Shown;
}

function invoiceOf(items: object[], fields: object = {}): Promise<Shown> {
  const discounts = [{ amount: 50 }, { percent: 2.5 }];
  return stored('/invoices', { customer_id, items, tax_rate: 19, discounts, ...fields });
}

/** What stands around the lines of a document, as it was given. */
function aroundOf({ items }: Shown): object[] {
  return (items as Shown[]).map(({ above, below }) => ({ ...(above && { above }), ...(below && { below }) }));
}

const AMOUNTS = ['subtotal', 'discount_total', 'tax_breakdown', 'tax_total', 'total', 'amount_due'];

const amountsOf = (invoice: Shown) => AMOUNTS.map((name) => invoice[name] as unknown);

function fileOf(path: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${String(api.token)}` };
  return fetch(`${service.url}/api${path}`, { headers }).then(async (response) => {
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  });
}

/** What is read on each page, without blanks: lines break anywhere. */
async function printed(path: string): Promise<string[]> {
  const { pages, texts } = placedTexts(await fileOf(path));
  return Array.from({ length: pages }, (_, at) => {
    const onPage = texts.filter(({ page }) => page === at + 1);
    return onPage.map(({ text }) => text.replace(/\s/g, '')).join('');
  });
}

describe('what stands around lines', () => {
  it('is kept with them, and frozen on issue', async () => {
    const draft = await invoiceOf(weeks());
    expect(aroundOf(draft)).toEqual([week47, week47Ends, week48]);
    const issued = await api.post(`/invoices/${String(draft['id'])}/finalize`);
    expect(aroundOf(issued.body as Shown)).toEqual([week47, week47Ends, week48]);
  });

  it('changes no amount, with and without tax in prices', async () => {
    for (const prices_include_tax of [false, true]) {
      const [with_texts, without] = await Promise.all([
        invoiceOf(weeks(), { prices_include_tax }),
        invoiceOf(weeks(false), { prices_include_tax }),
      ]);
      expect(amountsOf(with_texts)).toEqual(amountsOf(without));
      const explained = await api.get(`/invoices/${String(with_texts['id'])}/calculation`);
      const plain = await api.get(`/invoices/${String(without['id'])}/calculation`);
      expect(explained.body.steps).toEqual(plain.body.steps);
    }
  });

  it('can be moved, changed and taken away as long as the invoice is a draft', async () => {
    const { id } = await invoiceOf(weeks());
    const items = [line({ ...week48 }), line(week47)];
    const changed = await api.put(`/invoices/${String(id)}`, { customer_id, items, tax_rate: 19 });
    expect(aroundOf(changed.body as Shown)).toEqual([week48, week47]);
    const bare = await api.put(`/invoices/${String(id)}`, { customer_id, items: [line()], tax_rate: 19 });
    expect(aroundOf(bare.body as Shown)).toEqual([{}]);
  });

  it('goes along with duplicates, corrections, templates and recurring invoices', async () => {
    const { id } = await invoiceOf(weeks(), { finalize: true });
    const copy = await stored(`/invoices/${String(id)}/duplicate`, { prices: 'keep' });
    const content = { items: weeks(), tax_rate: 19 };
    const correction = await api.post(`/invoices/${String(id)}/correct`, { customer_id, ...content });
    const template = await stored('/invoice-templates', { name: 'Weeks', content });
    const used = await stored(`/invoice-templates/${String(template['id'])}/invoices`, { customer_id });
    const recurring = await stored('/recurring-invoices', {
      name: 'Weeks',
      content: { customer_id, ...content },
      rule: { every: 1, unit: 'month', day: 31 },
    });
    const texts = [week47, week47Ends, week48];
    for (const one of [copy, correction.body.invoice, template['content'], used, recurring['content']])
      expect(aroundOf(one as Shown)).toEqual(texts);
  });
});

describe('the placeholders of a recurring invoice', () => {
  const recurring = (text: string) => {
    const content = { customer_id, items: [line({ above: [heading(text)] })], tax_rate: 19 };
    return api.post('/recurring-invoices', {
      name: 'Weeks',
      content,
      rule: { every: 1, unit: 'month', day: 31 },
    });
  };

  it('are filled in above and below lines', async () => {
    service.clock.set('2027-01-15T10:00:00Z');
    const { id } = (await recurring('Work of {{month}}')).body as Shown;
    service.clock.set('2027-01-31T10:00:00Z');
    await service.jobsRun();
    const [run] = (await api.get(`/recurring-invoices/${String(id)}/runs`)).body.data as Shown[];
    const invoice = await api.get(`/invoices/${String(run?.['invoice_id'])}`);
    expect(aroundOf(invoice.body as Shown)).toEqual([{ above: [heading('Work of January')] }]);
  });

  it('are refused there where nothing fills them in', async () => {
    expect(errorsOf(await recurring('{{nobody}}'))).toEqual(['#/content/items/0/above/0/text not_allowed']);
  });
});

describe('a line that is no product', () => {
  it.each([
    [{ above: [{ kind: 'heading' }] }, '#/items/0/above/0/text', 'required'],
    [{ below: [{ kind: 'text' }] }, '#/items/0/below/0/text', 'required'],
    [{ above: [{ kind: 'page_break', text: 'Page 2' }] }, '#/items/0/above/0/text', 'not_allowed'],
    [{ below: [subtotal(), subtotal()] }, '#/items/0/below/1/kind', 'not_allowed'],
    [{ above: [{ kind: 'subtotal' }] }, '#/items/0/above/0/kind', 'not_allowed'],
    [{ below: [heading('Week 47')] }, '#/items/0/below/0/kind', 'not_allowed'],
    [{ above: [{ ...heading('Week 47'), price: 10 }] }, '#/items/0/above/0/price', 'unknown_field'],
    [{ below: [{ ...subtotal(), tax_rate: 19 }] }, '#/items/0/below/0/tax_rate', 'unknown_field'],
  ])('is refused as %j', async (around, pointer, code) => {
    const answer = await api.post('/invoices', { customer_id, items: [line(around)], tax_rate: 19 });
    expect([answer.status, errorsOf(answer)]).toEqual([422, [`${pointer} ${code}`]]);
    for (const { detail } of answer.body.errors as Shown[]) expect(detail).toMatch(/\.$/);
  });
});

describe('a printed invoice in sections', () => {
  it('numbers its lines below the headings, sums up, and begins a page where it is asked to', async () => {
    const { id } = await invoiceOf(weeks(), { finalize: true });
    const [first = '', second = '', ...more] = await printed(`/invoices/${String(id)}/documents/pdf`);
    expect(more).toEqual([]);
    for (const said of ['Week47', 'Onsite.', '1.1', '1.2', 'Timesheetenclosed.', 'Week47inall', '1,257.94']) {
      expect(first).toContain(said);
    }
    for (const said of ['Week48', '2.1', 'Asagreed.', 'Subtotal', '13.99']) expect(second).toContain(said);
    expect(first).not.toContain('Week48');
  });

  it('sums up with tax where its prices include it', async () => {
    const { id } = await invoiceOf([line({ quantity: 2 }), line({ price: 19, below: [subtotal('Both')] })], {
      prices_include_tax: true,
      finalize: true,
    });
    const [page = ''] = await printed(`/invoices/${String(id)}/documents/pdf`);
    expect(page).toMatch(/Both.*219\.00/);
  });

  it('tells its customer the same on the page behind a link', async () => {
    const { id } = await invoiceOf(weeks(), { finalize: true });
    const { path } = await stored(`/invoices/${String(id)}/links`, {});
    const html = await (await fetch(service.url + String(path))).text();
    expect(html).toContain('<tr class="heading"><th dir="auto" colspan="5">1\u00a0Week 47</th></tr>');
    expect(html).toContain('<tr class="text"><td dir="auto" colspan="5">On site.</td></tr>');
    expect(html).toMatch(/1\.2\u00a0Programming/);
    expect(html).toMatch(/<tr class="sum"><th [^>]*>Week 47 in all<\/th><td>1,257\.94<\/td><\/tr>/);
  });
});

describe('a credit note', () => {
  it('takes back lines, and says nothing that stood around them', async () => {
    const { id, items, total } = await invoiceOf(weeks(), { finalize: true });
    const item_id = (items as Shown[])[2]?.['id'] as string;
    const one = await stored(`/invoices/${String(id)}/credit-notes`, {
      reason: 'order_change',
      items: [{ item_id, quantity: 0.7 }],
    });
    const [page = ''] = await printed(`/credit-notes/${String(one['id'])}/documents/pdf`);
    expect(page).toContain('Asagreed.');
    expect(page).not.toMatch(/Week4|Subtotal:/);
    const rest = await stored(`/invoices/${String(id)}/credit-notes`, { reason: 'order_change' });
    const cents = (amount: number) => Math.round(amount * 100);
    expect(cents(one['total'] as number) + cents(rest['total'] as number)).toBe(cents(total as number));
  });
});

describe('a quote in sections', () => {
  it('hands its headings and subtotals on to the invoices of its parts', async () => {
    const items = [
      line({ above: [heading('Planning')] }),
      line({ below: [subtotal()] }),
      line({ above: [heading('Building')], optional: true }),
      line({ below: [subtotal('Building in all')] }),
    ];
    const quote = await acceptedQuote(api, { customer_id, items, tax_rate: 19 });
    const [, second] = quote['items'] as Shown[];
    const part = await converted(api, quote, { items: [{ quote_item_id: second?.['id'] as string }] });
    expect(aroundOf(part)).toEqual([{ above: [heading('Planning')], below: [subtotal()] }]);
    const rest = await converted(api, quote);
    expect(aroundOf(rest)).toEqual([
      { above: [heading('Planning')], below: [subtotal()] },
      { above: [heading('Building')], below: [subtotal('Building in all')] },
    ]);
    expect([part['total'], rest['total']]).toEqual([119, 238]);
  });

  it('sums up the lines that it proposes', async () => {
    const items = [line(), line({ price: 7, optional: true, below: [subtotal('Chosen')] })];
    const quote = await acceptedQuote(api, { customer_id, items, tax_rate: 19 });
    const [page = ''] = await printed(`/quotes/${String(quote['id'])}/pdf`);
    expect(page).toMatch(/Chosen.*100\.00/);
  });
});
