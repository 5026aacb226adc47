import type { KeyLimits } from '../../../../kernel/limits/key-limits.js';
import type { RoleName } from './roles.js';

/** The place of an API key's maker in the organization; null where the maker is unknown, or was removed. */
export interface KeyMaker {
  readonly maker_role: RoleName | null;
  /** What the maker may not go beyond, which binds the key, too; null for one without limits. */
  readonly maker_limits: KeyLimits | null;
}

/** What a person says of a new API key. No scopes means all of them, no addresses means from everywhere. */
export interface NewApiKey {
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly expires_at?: Date;
  readonly allowed_ips?: readonly string[];
  readonly limits?: KeyLimits;
}
