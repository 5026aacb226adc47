import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
});
afterAll(() => service.stop());

/** A POST as curl sends it without `-d`, and as client libraries send it for an empty object. */
const bodies: [string, object][] = [
  ['no body', {}],
  ['an empty object', { text: '{}' }],
];

describe.each(bodies)('an action with %s', (_name, request) => {
  const act = (path: string) => tenant.api.call('POST', path, request);

  it('succeeds if it takes no fields', async () => {
    const answer = await act(`/invoices/${await tenant.invoice()}/finalize`);
    expect([answer.status, answer.body.status]).toEqual([200, 'open']);
  });

  it('succeeds if all its fields are optional', async () => {
    const invoice = await tenant.issuedInvoice();
    const payment = await tenant.api.post(`/invoices/${invoice}/payments`, { method: 'cash' });
    const answer = await act(`/payments/${payment.body.id as string}/reverse`);
    expect([answer.status, answer.body.status]).toEqual([200, 'reversed']);
  });

  it('is refused if a field is required, and the problem names it', async () => {
    const answer = await act('/customers');
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ pointer: '#/name', code: 'required', detail: 'This field is required.' }],
    ]);
  });
});

describe('an operation without a body', () => {
  it('refuses a body with fields', async () => {
    const answer = await tenant.api.call('POST', `/invoices/${await tenant.issuedInvoice()}/void`, {
      text: '{"number":"X-1"}',
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
  });
});
