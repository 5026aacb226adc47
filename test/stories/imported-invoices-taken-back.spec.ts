import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { Imports } from '../support/imports.js';
import { TestService } from '../support/test-service.js';

type Row = Readonly<Record<string, unknown>>;

let service: TestService;
let api: ApiClient;
let imports: Imports;

beforeAll(async () => {
  service = await TestService.start();
  api = await service.owner.signIn();
  imports = new Imports(api);
});
afterAll(() => service.stop());

async function numbered(number: string): Promise<Row> {
  const { body } = await api.get(`/invoices?number=${encodeURIComponent(number)}`);
  const [found] = body['data'] as { id: string }[];
  return (await api.get(`/invoices/${found?.id ?? ''}`)).body;
}

describe('undoing an import of invoices', () => {
  it('takes back invoices, payments and customers that nobody has used', async () => {
    const invoices = ['U-1', 'U-2', 'U-3'].map((number) => ({
      number,
      issue_date: '2026-01-31',
      customer_name: `Customer of ${number}`,
      total: 50,
      status: 'paid',
    }));
    const found = await imports.checked({ kind: 'invoices', rows: invoices, customers: 'create' });
    await imports.committed(found.id);
    const { id } = (await numbered('U-2')) as { id: string };
    await api.patch(`/invoices/${id}`, { note: 'Mine' });
    expect((await imports.undone(found.id))['result']).toMatchObject({ created: 3, taken_back: 2, kept: 1 });
    const { body: left } = await api.get('/invoices?q=U-');
    expect((left['data'] as Row[]).map(({ number }) => number)).toEqual(['U-2']);
    const names = (await imports.customersNamed('Customer of U')).map(({ name }) => name);
    expect(names).toEqual(['Customer of U-2']);
    const { rows } = await service.database.admin.query(
      `SELECT count(*)::integer AS count FROM payments WHERE customer_name LIKE 'Customer of U%'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('a commit of invoices that is cut off', () => {
  it('goes on behind the last twenty, and writes each invoice and each payment once', async () => {
    const { admin } = service.database;
    const invoices = Array.from({ length: 30 }, (_row, index) => ({
      number: `K-${index}`,
      issue_date: '2026-01-31',
      customer_name: 'Cut off Ltd',
      total: 12,
      status: 'paid',
    }));
    await admin.query(`
      CREATE FUNCTION refuse_invoice() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF NEW.number = 'K-25' THEN RAISE 'cut off'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse_invoice BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice()`);
    const { id } = await imports.checked({ kind: 'invoices', rows: invoices, customers: 'create' });
    await api.post(`/imports/${id}/commit`);
    await eventually(async () => {
      const { body } = await api.get(`/imports/${id}`);
      return (body['progress'] as Row)['done'] === 20 ? true : undefined;
    }, 60_000);
    await admin.query('DROP TRIGGER refuse_invoice ON invoices; DROP FUNCTION refuse_invoice()');
    expect(await imports.stateOf(id, 'done')).toMatchObject({ result: { created: 30, left: 0 } });
    const stored = await admin.query(
      `SELECT count(*)::integer AS invoices, sum(amount_paid)::integer AS paid FROM invoices WHERE number LIKE 'K-%'`,
    );
    expect(stored.rows).toEqual([{ invoices: 30, paid: 36_000 }]);
    const payments = await admin.query(
      `SELECT count(*)::integer AS count FROM payments WHERE customer_name = 'Cut off Ltd'`,
    );
    expect(payments.rows).toEqual([{ count: 30 }]);
  });
});
