import { TestService } from '../support/test-service.js';

/** Tables that are read by prepared statements. */
const TABLES = ['customers', 'products', 'invoices', 'invoice_items', 'number_series', 'organizations'];
const CLIENTS = 4;
/** How many requests each client sends while all tables are altered and restored. */
const ROUNDS = 12;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('tables that are altered under load', () => {
  it('fail no request: statements prepared for the old columns are prepared again', async () => {
    const { api } = service.owner;
    const customer = await service.owner.customer();
    const invoice = await service.owner.invoice();
    const series = (await api.get('/number-series')).body.data[0].id as string;
    let done = 0;
    const statuses = new Set<number>();
    const clients = Array.from({ length: CLIENTS }, async (_none, client) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all([
          api.get(`/customers/${customer}`),
          api.get(`/invoices/${invoice}`),
          api.post('/customers', { name: `Client ${client}, ${round}` }),
          api.get(`/number-series/${series}`),
        ]);
        answers.forEach(({ status }) => statuses.add(status));
        statuses.add((await api.get(`/invoices/${await service.owner.issuedInvoice()}`)).status);
        done += 1;
      }
    });
    const { admin } = service.database;
    const altering = (async () => {
      for (let time = 0; done < CLIENTS * ROUNDS; time += 1) {
        for (const table of TABLES) await admin.query(`ALTER TABLE ${table} ADD COLUMN later_${time} text`);
        for (const table of TABLES) await admin.query(`ALTER TABLE ${table} DROP COLUMN later_${time}`);
      }
    })();
    await Promise.all([...clients, altering]);
    expect(service.logLines.filter((line) => line.includes('"request failed"'))).toEqual([]);
    expect([...statuses].sort()).toEqual([200, 201]);
  });
});
