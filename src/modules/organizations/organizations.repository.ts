import type { ControlTransaction } from '../../platform/database/transaction.js';
import type { Role } from '../../platform/identity/principal.js';
import { InstallationEntity } from './entities/installation.entity.js';
import { MembershipEntity } from './entities/membership.entity.js';
import { OrganizationEntity } from './entities/organization.entity.js';

/** Reads and writes of the tables that stand above the tenants. */
export class OrganizationsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  byId(id: string): Promise<OrganizationEntity | undefined> {
    return this.tx.row<OrganizationEntity>('SELECT * FROM organizations WHERE id = $1', [id]);
  }

  async exist(): Promise<boolean> {
    return (await this.tx.row('SELECT 1 FROM organizations LIMIT 1', [])) !== undefined;
  }

  async insert(organization: OrganizationEntity): Promise<void> {
    await this.tx.manager.insert(OrganizationEntity, organization);
  }

  async insertMembership(organizationId: string, userId: string, role: Role): Promise<void> {
    const row = { organization_id: organizationId, user_id: userId, role, created_at: this.tx.now };
    await this.tx.manager.insert(MembershipEntity, row);
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
