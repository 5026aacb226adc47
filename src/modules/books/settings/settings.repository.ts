import type { Transaction } from '../../../platform/index.js';
import { NumberRules, type NumberingRules } from '../numbering/index.js';
import {
  OrganizationsRepository,
  type OrganizationDetails,
  type OrganizationEntity,
} from '../../people/organizations/index.js';

/** An organization with everything that its managers decide. */
export interface Settings {
  readonly organization: OrganizationEntity;
  readonly numbering: NumberingRules;
}

/** What a manager says of it. Numbering that is left out stays as it is. */
export interface SettingsDetails extends OrganizationDetails {
  readonly numbering?: Partial<NumberingRules>;
}

/** The settings of the organization of a transaction, put together from the slices that own them. */
export class SettingsRepository {
  private readonly organizations: OrganizationsRepository;
  private readonly rules: NumberRules;

  constructor(private readonly tx: Transaction) {
    this.organizations = new OrganizationsRepository(tx);
    this.rules = new NumberRules(tx);
  }

  read(): Promise<Settings> {
    return this.with(this.organizations.existing(this.tx.organizationId));
  }

  /** Held against every other writer of settings until the transaction ends. */
  async lock(): Promise<Settings> {
    return this.with(this.organizations.lockExisting(this.tx.organizationId));
  }

  /** Replaces what was locked. Raises `validation_failed` for numbering that would make a number twice. */
  async replace(before: Settings, details: SettingsDetails): Promise<Settings> {
    const organization = await this.organizations.update(before.organization, details);
    const numbering = await this.rules.configure(details.numbering ?? {}, '#/numbering');
    return { organization, numbering };
  }

  /** Deletes what was written into test books, and turns their clock back. The database refuses it for live ones. */
  async emptyTestBooks(): Promise<void> {
    await this.tx.rows('SELECT empty_test_books($1), turn_back_books_clock($1)', [this.tx.realNow]);
  }

  /** Sends both statements together. */
  private async with(reading: Promise<OrganizationEntity>): Promise<Settings> {
    const [organization, numbering] = await Promise.all([reading, this.rules.all()]);
    return { organization, numbering };
  }
}
