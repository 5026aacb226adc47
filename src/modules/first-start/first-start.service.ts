import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { defaultPaymentTerms } from '../../kernel/time/payment-terms.js';
import {
  newId,
  newPrincipal,
  UnitOfWork,
  type ControlTransaction,
  type FirstStartConfig,
} from '../../platform/index.js';
import { ApiKeysService, Passwords, UsersRepository } from '../auth/index.js';
import { OrganizationsRepository } from '../organizations/index.js';
import { scopes } from '../resources.js';

/** What a person needs to begin; each secret is told here and nowhere else. */
export interface FirstStart {
  readonly email: string;
  readonly password: string;
  readonly apiKey: string | undefined;
}

const FIRST_START_LOCK = 4_706_232;
const PASSWORD_BYTES = 15;

/** Makes the first organization, its owner and an API key in an empty database. */
@Injectable()
export class FirstStartService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly keys: ApiKeysService,
  ) {}

  async isDue(): Promise<boolean> {
    return this.work.runControl(async (tx) => !(await new OrganizationsRepository(tx).exist()));
  }

  /** Undefined when another process was quicker. `withKey` is false where nothing secret may be printed. */
  async begin(config: FirstStartConfig, withKey: boolean): Promise<FirstStart | undefined> {
    const email = config.email ?? 'owner@example.com';
    const password = config.password?.reveal() ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const password_hash = await this.passwords.hash(password);
    const made = await this.work.runControl((tx) => makeOwner(tx, { ...config, email, password_hash }));
    if (made === undefined) return undefined;
    return { email, password, apiKey: withKey ? await this.firstKey(made) : undefined };
  }

  private async firstKey({ organizationId, userId }: Made): Promise<string> {
    const principal = newPrincipal({
      organizationId,
      kind: 'user',
      id: userId,
      scopes: new Set(scopes),
      manages: true,
    });
    const { token } = await this.keys.create(principal, { name: 'First key' });
    return token;
  }
}

interface Made {
  readonly organizationId: string;
  readonly userId: string;
}

type Owner = FirstStartConfig & { readonly email: string; readonly password_hash: string };

async function makeOwner(tx: ControlTransaction, owner: Owner): Promise<Made | undefined> {
  const organizations = new OrganizationsRepository(tx);
  await tx.rows('SELECT pg_advisory_xact_lock($1)', [FIRST_START_LOCK]);
  if (await organizations.exist()) return undefined;
  const organizationId = newId(tx.now);
  const userId = newId(tx.now);
  await organizations.insert({
    id: organizationId,
    name: owner.organizationName,
    currency: owner.currency,
    time_zone: owner.timeZone,
    payment_terms: defaultPaymentTerms,
    tax_rounding: 'document',
    legal_name: null,
    address: null,
    tax_ids: [],
    bank_details: null,
    email: null,
    phone: null,
    identifiers: null,
    legal_registration: null,
    legal_info: null,
    electronic_address: null,
    contact: null,
    tax_representative: null,
    version: 1,
    created_at: tx.now,
    updated_at: tx.now,
  });
  const { email, password_hash } = owner;
  await new UsersRepository(tx).insert({ id: userId, email, name: 'Owner', password_hash });
  await organizations.insertMembership(organizationId, userId, 'owner');
  return { organizationId, userId };
}
