import { TestService } from '../support/test-service.js';
import type { Tenant } from '../support/tenant.js';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
  product_id = await tenant.product();
});
beforeEach(async () => {
  customer_id = await tenant.customer();
});
afterAll(() => service.stop());

/** 100 and 19 % of tax. */
function bodyWith(fields: object): object {
  return { customer_id, items: [{ product_id, quantity: 1, price: 100 }], tax_rate: 19, ...fields };
}

async function issued(prepaid_amount: number): Promise<string> {
  const { body } = await api.post('/invoices', bodyWith({ prepaid_amount, finalize: true }));
  return body.id as string;
}

/** What the customer has as credit. */
async function credit(): Promise<number> {
  const { body } = await api.get(`/customers/${customer_id}/balance`);
  const [balance] = body.data as { credit: number }[];
  return balance?.credit ?? 0;
}

/** Waits for the excess of a prepayment, which a job records. */
async function creditOf(amount: number): Promise<void> {
  await eventually(async () => ((await credit()) === amount ? amount : undefined));
}

describe('what was prepaid on an invoice that is voided', () => {
  it.each([50, 119, 200])('is credit of the customer at once: %d of 119', async (prepaid) => {
    const id = await issued(prepaid);
    const { status, body } = await api.post(`/invoices/${id}/void`);
    expect([status, body.status, body.paid_at]).toEqual([200, 'void', null]);
    expect(await credit()).toBe(prepaid);
    await api.post(`/invoices/${id}/void`);
    expect(await credit()).toBe(prepaid);
  });

  it('is the same credit when the excess was recorded before', async () => {
    const id = await issued(200);
    await creditOf(81);
    await api.post(`/invoices/${id}/void`);
    expect(await credit()).toBe(200);
  });
});

describe('what was prepaid on an invoice that is corrected', () => {
  it.each([
    { prepaid: 50, sent: true, path: 'credited_and_reissued', due: 69, left: 0 },
    { prepaid: 119, sent: true, path: 'credited_and_reissued', due: 0, left: 0 },
    { prepaid: 200, sent: true, path: 'credited_and_reissued', due: 0, left: 81 },
    { prepaid: 50, sent: false, path: 'voided_and_reissued', due: 69, left: 0 },
    { prepaid: 119, sent: false, path: 'voided_and_reissued', due: 0, left: 0 },
    { prepaid: 200, sent: false, path: 'voided_and_reissued', due: 0, left: 81 },
  ])('counts once: $prepaid, $path', async ({ prepaid, sent, path, due, left }) => {
    for (const fields of [{ prepaid_amount: prepaid }, {}]) {
      customer_id = await tenant.customer();
      const id = await issued(prepaid);
      if (sent) await api.post(`/invoices/${id}/mark-sent`);
      const { body } = await api.post(`/invoices/${id}/correct`, bodyWith(fields));
      expect([body.path, body.invoice.amount_due]).toEqual([path, due]);
      await creditOf(left);
    }
  });

  it.each([
    { prepaid: 50, sent: [true, true], due: 69, left: 0 },
    { prepaid: 200, sent: [true, true], due: 0, left: 81 },
    { prepaid: 50, sent: [false, false], due: 69, left: 0 },
    { prepaid: 200, sent: [false, false], due: 0, left: 81 },
    { prepaid: 200, sent: [false, true], due: 0, left: 81 },
    { prepaid: 50, sent: [true, false], due: 69, left: 0 },
  ])(
    'counts once however often it is corrected: $prepaid, sent $sent',
    async ({ prepaid, sent, due, left }) => {
      let id = await issued(prepaid);
      for (const isSent of [...sent, false]) {
        if (isSent) await api.post(`/invoices/${id}/mark-sent`);
        const { body } = await api.post(`/invoices/${id}/correct`, bodyWith({ prepaid_amount: prepaid }));
        expect(body.invoice.amount_due).toBe(due);
        id = body.invoice.id as string;
      }
      await creditOf(left);
    },
  );

  it('cannot be paid out twice', async () => {
    const id = await issued(200);
    await api.post(`/invoices/${id}/mark-sent`);
    await creditOf(81);
    await api.post(`/invoices/${id}/correct`, bodyWith({ prepaid_amount: 200 }));
    const { body } = await api.get(`/payments?customer_id=${customer_id}`);
    const refunds = (body.data as { id: string }[]).map(({ id: payment }) =>
      api.post(`/payments/${payment}/refund`),
    );
    const paidOut = (await Promise.all(refunds)).map((answer) => answer.body.refunded_amount as number);
    expect([paidOut, await credit()]).toEqual([[81], 0]);
  });

  it('is joined by money that came meanwhile, and may settle less of a smaller invoice', async () => {
    const id = await issued(50);
    const more = await api.post(`/invoices/${id}/correct`, bodyWith({ prepaid_amount: 60 }));
    expect([more.body.invoice.prepaid_amount, more.body.invoice.amount_due]).toEqual([60, 59]);
    const small = { items: [{ product_id, quantity: 1, price: 20 }], prepaid_amount: 60 };
    const smaller = await api.post(`/invoices/${more.body.invoice.id}/correct`, bodyWith(small));
    expect(smaller.body.invoice).toMatchObject({ total: 23.8, status: 'paid' });
    await creditOf(36.2);
  });
});

describe('a deposit that has an invoice of its own', () => {
  /** 300 and 19 % of tax. */
  async function deposit(fields: object = {}): Promise<{ readonly id: string; readonly number: string }> {
    const items = [{ product_id, quantity: 1, price: 300 }];
    const { body } = await api.post(
      '/invoices',
      bodyWith({ items, document_type: 'partial', finalize: true, ...fields }),
    );
    return body as { id: string; number: string };
  }

  function finalWith(number: string, fields: object): object {
    const items = [{ product_id, quantity: 1, price: 1000 }];
    return bodyWith({ items, preceding_invoices: [{ number }], finalize: true, ...fields });
  }

  /** Net and tax of everything that was sold so far. */
  async function revenue(): Promise<readonly [number, number]> {
    const { body } = await api.get('/reports/revenue');
    const groups = body.data as { net: number; tax: number }[];
    return [groups.reduce((sum, { net }) => sum + net, 0), groups.reduce((sum, { tax }) => sum + tax, 0)];
  }

  it('cannot be taken off as an amount, whose tax would count twice, in any way to write or issue', async () => {
    const { number } = await deposit();
    const body = finalWith(number, { prepaid_amount: 357 });
    const refused = { status: 422, code: 'deposit_counted_twice' };
    const answers = [
      await api.post('/invoices', body),
      await api.post('/invoices', { ...body, finalize: false }),
      await api.post('/invoices/preflight', { ...body, finalize: undefined }),
    ];
    const { body: draft } = await api.post('/invoices', { ...body, finalize: false, prepaid_amount: 0 });
    answers.push(await api.put(`/invoices/${draft.id}`, { ...body, finalize: undefined }));
    for (const { status, body: problem } of answers) {
      expect({ status, code: problem.errors?.[0].code }).toEqual(refused);
      expect(problem.errors[0].detail).toContain(number);
    }
    const batch = await api.post('/invoices/batch', { invoices: [body] });
    expect(batch.status).toBe(422);
    expect(JSON.stringify(batch.body)).toContain('deposit_counted_twice');
  });

  it('is refused when the deposit is issued after the draft was written', async () => {
    const { number } = await deposit();
    const next = number.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
    const { body: draft } = await api.post('/invoices', {
      ...finalWith(next, { prepaid_amount: 357 }),
      finalize: false,
    });
    expect((await deposit()).number).toBe(next);
    const { status, body } = await api.post(`/invoices/${draft.id}/finalize`);
    expect([status, body.errors?.[0].code]).toEqual([422, 'deposit_counted_twice']);
  });

  it('is right as a negative line, and what was paid without an invoice stays an amount', async () => {
    const [net, tax] = await revenue();
    const { number } = await deposit();
    const items = [
      { product_id, quantity: 1, price: 1000 },
      { product_id, quantity: -1, price: 300 },
    ];
    const { status, body } = await api.post('/invoices', finalWith(number, { items }));
    expect([status, body.amount_due, body.tax_total]).toEqual([201, 833, 133]);
    expect(await revenue()).toEqual([net + 1000, tax + 190]);
    const other = await api.post('/invoices', finalWith('OTHER-1', { prepaid_amount: 357 }));
    expect([other.status, other.body.amount_due]).toEqual([201, 833]);
  });

  it('counts no more once it is void or credited in full', async () => {
    const voided = await deposit();
    await api.post(`/invoices/${voided.id}/void`);
    const credited = await deposit();
    await api.post(`/invoices/${credited.id}/mark-sent`);
    const note = await api.post(`/invoices/${credited.id}/credit-notes`, { reason: 'order_change' });
    expect([note.status, note.body.total]).toEqual([201, 357]);
    for (const { number } of [voided, credited]) {
      const { status } = await api.post('/invoices', finalWith(number, { prepaid_amount: 357 }));
      expect(status).toBe(201);
    }
  });

  it('stands with its money when the final invoice is voided: nothing becomes credit', async () => {
    const { id, number } = await deposit();
    const allocations = [{ invoice_id: id, amount: 357 }];
    await api.post('/payments', { customer_id, amount: 357, method: 'cash', allocations });
    const items = [
      { product_id, quantity: 1, price: 1000 },
      { product_id, quantity: -1, price: 300 },
    ];
    const { body } = await api.post('/invoices', finalWith(number, { items }));
    await api.post(`/invoices/${body.id}/void`);
    expect(await credit()).toBe(0);
    expect((await api.get(`/invoices/${id}`)).body).toMatchObject({ status: 'paid', amount_paid: 357 });
  });
});
