import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import {
  InstallationRules,
  insufficientRole,
  newId,
  UnitOfWork,
  type Principal,
  type Transaction,
} from '../../../platform/index.js';
import {
  ApiKeysService,
  CredentialsService,
  MembershipsRepository,
  SessionsRepository,
  UsersRepository,
} from '../auth/index.js';
import {
  OrganizationsRepository,
  type NewOrganization,
  type OrganizationEntity,
} from '../organizations/index.js';
import { mayOpen, sandboxName, type NewSandbox } from './domain/tenant.js';
import { TenantsRepository, type TenantRow } from './tenants.repository.js';

/** Opening, listing and closing the organizations of a user. */
@Injectable()
export class TenantsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: InstallationRules,
    private readonly credentials: CredentialsService,
    private readonly keys: ApiKeysService,
  ) {}

  list(who: Principal): Promise<TenantRow[]> {
    return this.work.runControl((tx) => new TenantsRepository(tx).ofUser(who.id ?? ''));
  }

  /**
   * Opens the books of another organization, whose owner is the caller. A session there is opened by switching.
   *
   * Raises `insufficient_scope` for somebody who may not.
   */
  open(who: Principal, given: NewOrganization): Promise<TenantRow> {
    return this.work.run(who, async (tx) => {
      await this.assertMayOpen(tx);
      return this.owned(tx, await new OrganizationsRepository(tx).open(newId(tx.realNow), given));
    });
  }

  /**
   * Opens test books beside those of the session, with copies of what is wanted of them.
   *
   * Raises `not_found` for another organization than that of the session, and `insufficient_scope`.
   */
  openSandbox(who: Principal, of: string, { name, copy = ['settings'] }: NewSandbox): Promise<TenantRow> {
    return this.work.run(who, async (tx) => {
      if (of !== tx.organizationId) throw notFound('organization');
      await this.assertMayOpen(tx);
      const organizations = new OrganizationsRepository(tx);
      const original = await organizations.lockExisting(of);
      const wanted = { of: original, name: name ?? sandboxName(original.name), parts: copy };
      return this.owned(tx, await organizations.openSandbox(newId(tx.realNow), wanted));
    });
  }

  private async assertMayOpen(tx: Transaction): Promise<void> {
    const member = await new UsersRepository(tx).member(tx.organizationId, tx.who.id ?? '');
    if (mayOpen(this.rules.organizations, member?.role === 'owner')) return;
    throw insufficientRole('This installation does not let you open another organization.');
  }

  /** Who opens an organization owns it. */
  private async owned(tx: Transaction, organization: OrganizationEntity): Promise<TenantRow> {
    await new MembershipsRepository(tx, this.credentials).insert(
      { organization_id: organization.id, user_id: tx.who.id ?? '' },
      { role: 'owner', expires_at: null },
    );
    return { ...organization, role: 'owner' };
  }

  /**
   * Makes the organization of the caller read-only for good: keys are revoked, and the sessions of others end.
   *
   * Raises `not_found` for another organization than that of the session, and `insufficient_scope`.
   */
  close(who: Principal, id: string): Promise<TenantRow> {
    return this.work.run(who, async (tx) => {
      if (id !== tx.organizationId) throw notFound('organization');
      const member = await new UsersRepository(tx).member(tx.organizationId, who.id ?? '');
      if (member?.role !== 'owner') throw insufficientRole('Only an owner can close an organization.');
      const organizations = new OrganizationsRepository(tx);
      const before = await organizations.lockExisting(tx.organizationId);
      const closed = before.closed_at === null ? await organizations.close(before) : before;
      await this.keys.revokeAll(tx);
      await new SessionsRepository(tx).deleteOthersIn(tx.organizationId, who.sessionId);
      await this.credentials.announceChange(tx, tx.organizationId);
      return { ...closed, role: member.role };
    });
  }
}
