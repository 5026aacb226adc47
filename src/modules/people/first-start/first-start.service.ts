import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  newId,
  newPrincipal,
  UnitOfWork,
  type ControlTransaction,
  type FirstStartConfig,
} from '../../../platform/index.js';
import {
  ApiKeysService,
  CredentialsService,
  MembershipsRepository,
  Passwords,
  UsersRepository,
} from '../auth/index.js';
import { OrganizationsRepository } from '../organizations/index.js';
import { scopes } from '../../resources.js';

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
    private readonly credentials: CredentialsService,
  ) {}

  async isDue(): Promise<boolean> {
    return this.work.runControl(async (tx) => !(await new OrganizationsRepository(tx).exist()));
  }

  /** Undefined when another process was quicker. `withKey` is false where nothing secret may be printed. */
  async begin(config: FirstStartConfig, withKey: boolean): Promise<FirstStart | undefined> {
    const email = config.email ?? 'owner@example.com';
    const password = config.password?.reveal() ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const password_hash = await this.passwords.hash(password);
    const owner = { ...config, email, password_hash };
    const made = await this.work.runControl((tx) => this.makeOwner(tx, owner));
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

  private async makeOwner(tx: ControlTransaction, owner: Owner): Promise<Made | undefined> {
    const organizations = new OrganizationsRepository(tx);
    await tx.rows('SELECT pg_advisory_xact_lock($1)', [FIRST_START_LOCK]);
    if (await organizations.exist()) return undefined;
    const [organizationId, userId] = [newId(tx.now), newId(tx.now)];
    const { email, password_hash, organizationName: name, currency, timeZone: time_zone } = owner;
    await organizations.open(organizationId, { name, currency, time_zone });
    await new UsersRepository(tx).insert({ id: userId, email, name: 'Owner', password_hash });
    await new MembershipsRepository(tx, this.credentials).insert(
      { organization_id: organizationId, user_id: userId },
      { role: 'owner', expires_at: null },
    );
    return { organizationId, userId };
  }
}

interface Made {
  readonly organizationId: string;
  readonly userId: string;
}

type Owner = FirstStartConfig & { readonly email: string; readonly password_hash: string };
