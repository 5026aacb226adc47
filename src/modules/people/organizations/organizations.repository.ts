import type { ControlTransaction } from '../../../platform/index.js';
import { defaultSettling } from '../../../kernel/accounts/settling.js';
import { defaultPaymentTerms } from '../../../kernel/time/payment-terms.js';
import type { NewOrganization, OrganizationDetails } from './domain/organization.js';
import { InstallationEntity } from './entities/installation.entity.js';
import type { ApprovalLimit } from './domain/approval-limit.js';
import { OrganizationEntity } from './entities/organization.entity.js';

/** Reads and writes of the tables that stand above the tenants. */
export class OrganizationsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  byId(id: string): Promise<OrganizationEntity | undefined> {
    return this.tx.row<OrganizationEntity>('SELECT * FROM organizations WHERE id = $1', [id]);
  }

  /** The organization of a credential, which exists for as long as the credential does. */
  async existing(id: string): Promise<OrganizationEntity> {
    return found(await this.byId(id));
  }

  /** The same, held against every other writer until the transaction ends. */
  async lockExisting(id: string): Promise<OrganizationEntity> {
    return found(
      await this.tx.row<OrganizationEntity>('SELECT * FROM organizations WHERE id = $1 FOR UPDATE', [id]),
    );
  }

  /** Replaces the details of a locked organization. */
  async update(
    { id, version }: OrganizationEntity,
    details: OrganizationDetails,
  ): Promise<OrganizationEntity> {
    const columns = columnsOf(details);
    const changes = Object.keys(columns).map((name, index) => `${name} = $${index + 4}`);
    const statement = `
      UPDATE organizations SET version = version + 1, updated_at = $3, ${changes.join(', ')}
       WHERE id = $1 AND version = $2 RETURNING *`;
    return found(
      await this.tx.row<OrganizationEntity>(statement, [id, version, this.tx.now, ...Object.values(columns)]),
    );
  }

  async exist(): Promise<boolean> {
    return (await this.tx.row('SELECT 1 FROM organizations LIMIT 1', [])) !== undefined;
  }

  /** Opens the books of a new organization. Everything that is not said has its default. */
  open(id: string, given: NewOrganization): Promise<OrganizationEntity> {
    const { name, currency, time_zone, mode = 'live' } = given;
    return this.insert({ id, mode, ...columnsOf({ name, currency, time_zone }) });
  }

  /**
   * Opens test books beside those of an organization. Its rows are copied under the walls of both, at most 10 000 of
   * each table, the newest; its own details only if the settings are among the parts.
   */
  async openSandbox(
    id: string,
    {
      of,
      name,
      parts,
    }: { readonly of: OrganizationEntity; readonly name: string; readonly parts: readonly string[] },
  ): Promise<OrganizationEntity> {
    const { currency, time_zone } = of;
    const details = parts.includes('settings') ? detailsOf(of) : { currency, time_zone };
    const columns = columnsOf({ ...details, name });
    const sandbox = await this.insert({ id, mode: 'test', sandbox_of: of.id, ...columns });
    await this.tx.rows('SELECT copy_into_sandbox($1, $2, $3)', [id, parts, this.tx.now]);
    return sandbox;
  }

  private async insert(given: Readonly<Record<string, unknown>>): Promise<OrganizationEntity> {
    const columns = { ...given, created_at: this.tx.now, updated_at: this.tx.now };
    const places = Object.keys(columns).map((_column, index) => `$${index + 1}`);
    const statement = `
      INSERT INTO organizations (${Object.keys(columns).join(', ')}) VALUES (${places.join(', ')}) RETURNING *`;
    return found(await this.tx.row<OrganizationEntity>(statement, Object.values(columns)));
  }

  /** Requires a second factor of some members, or of nobody. */
  async requireSecondFactor(id: string, of: OrganizationEntity['require_second_factor']): Promise<void> {
    await this.tx.touched('UPDATE organizations SET require_second_factor = $2 WHERE id = $1', [id, of]);
  }

  /** Makes a locked organization read-only for good. */
  async close({ id, version }: OrganizationEntity): Promise<OrganizationEntity> {
    const statement = `
      UPDATE organizations SET version = version + 1, updated_at = $3, closed_at = $3
       WHERE id = $1 AND version = $2 RETURNING *`;
    return found(await this.tx.row<OrganizationEntity>(statement, [id, version, this.tx.now]));
  }

  /** Stores for how many years a locked organization keeps what a law asks for. */
  async keepFor(id: string, years: OrganizationEntity['retention_years']): Promise<void> {
    const statement = 'UPDATE organizations SET retention_years = $2 WHERE id = $1';
    await this.tx.touched(statement, [id, JSON.stringify(years)]);
  }

  /** Stores above which amount bills of a locked organization need a second person. */
  async approveAbove(id: string, limit: ApprovalLimit): Promise<void> {
    const statement = 'UPDATE organizations SET approval_above = $2, approval_currency = $3 WHERE id = $1';
    await this.tx.touched(statement, [id, limit?.above ?? null, limit?.currency ?? null]);
  }

  /** The secret of the installation; the given one is stored when there is none yet. Safe to call twice at once. */
  async signingSecret(fresh: Buffer): Promise<Buffer> {
    const row = { id: true, signing_secret: fresh, created_at: this.tx.now };
    await this.tx.manager
      .createQueryBuilder()
      .insert()
      .into(InstallationEntity)
      .values(row)
      .orIgnore()
      .execute();
    const stored = await this.tx.row<InstallationEntity>('SELECT signing_secret FROM installation', []);
    if (stored === undefined) throw new Error('The installation has no signing secret.');
    return stored.signing_secret;
  }
}

/** What managers have said of an organization, as they would say it again. */
function detailsOf(organization: OrganizationEntity): OrganizationDetails {
  const said = Object.entries(organization).filter(([, value]) => value !== null);
  return Object.fromEntries(said) as unknown as OrganizationDetails;
}

/** Every column that managers may change, with its default. */
function columnsOf(details: OrganizationDetails): Readonly<Record<string, unknown>> {
  return {
    name: details.name,
    legal_name: details.legal_name ?? null,
    address: jsonOrNull(details.address),
    tax_ids: JSON.stringify(details.tax_ids ?? []),
    bank_details: jsonOrNull(details.bank_details),
    email: details.email ?? null,
    phone: details.phone ?? null,
    identifiers: jsonOrNull(details.identifiers),
    legal_registration: jsonOrNull(details.legal_registration),
    legal_info: details.legal_info ?? null,
    electronic_address: jsonOrNull(details.electronic_address),
    contact: jsonOrNull(details.contact),
    tax_representative: jsonOrNull(details.tax_representative),
    currency: details.currency,
    time_zone: details.time_zone,
    payment_terms: JSON.stringify(details.payment_terms ?? defaultPaymentTerms),
    tax_rounding: details.tax_rounding ?? 'document',
    apply_credit: details.apply_credit ?? 'off',
    send_receipts: details.send_receipts ?? 'off',
    settling: JSON.stringify(details.settling ?? defaultSettling),
  };
}

function jsonOrNull(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function found(organization: OrganizationEntity | undefined): OrganizationEntity {
  if (organization === undefined) throw new Error('The organization of a credential is not there.');
  return organization;
}
