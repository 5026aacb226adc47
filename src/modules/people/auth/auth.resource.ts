import type { Resource } from '../../../platform/index.js';
import type { AccountHappening } from './domain/account-event.js';
import { ApiKeyAddressEntity } from './entities/api-key-address.entity.js';
import { ApiKeyDayUseEntity } from './entities/api-key-day-use.entity.js';
import { ApiKeyEntity } from './entities/api-key.entity.js';
import { MemberDayUseEntity } from './entities/member-day-use.entity.js';
import { MembershipEntity } from './entities/membership.entity.js';
import { EmailChangeEntity } from './entities/email-change.entity.js';
import { PasswordResetEntity } from './entities/password-reset.entity.js';
import { KnownSignInAddressEntity } from './entities/known-sign-in-address.entity.js';
import { RecoveryCodeEntity } from './entities/recovery-code.entity.js';
import { RefusedSignInEntity } from './entities/refused-sign-in.entity.js';
import { SecondFactorEntity } from './entities/second-factor.entity.js';
import { SessionEntity } from './entities/session.entity.js';
import { SignInChallengeEntity } from './entities/sign-in-challenge.entity.js';
import { SignInFailureEntity } from './entities/sign-in-failure.entity.js';
import { UserEntity } from './entities/user.entity.js';

/** The object of each is the account. */
const accountEvents: Readonly<Record<AccountHappening, string>> = {
  signed_in: 'Account',
  sign_in_failed: 'Account',
  signed_out: 'Account',
  session_ended: 'Account',
  password_changed: 'Account',
  second_factor_added: 'Account',
  second_factor_removed: 'Account',
  recovery_codes_renewed: 'Account',
  recovery_code_used: 'Account',
  updated: 'Account',
  email_changed: 'Account',
  data_exported: 'Account',
  deleted: 'Account',
};

/** The people who sign in. */
export const users = {
  name: 'users',
  noun: 'user',
  idPrefix: 'usr',
  partEvents: accountEvents,
  tags: [
    { name: 'Authentication', description: 'Sign in and obtain a token, and passwords.' },
    { name: 'Profile', description: 'Your own account: name, address, a copy of your data, and its end.' },
    { name: 'Second factor', description: 'Codes of an authenticator app, and who must have them.' },
  ],
  entities: [
    UserEntity,
    MembershipEntity,
    MemberDayUseEntity,
    PasswordResetEntity,
    EmailChangeEntity,
    SignInFailureEntity,
    RefusedSignInEntity,
    KnownSignInAddressEntity,
    SecondFactorEntity,
    RecoveryCodeEntity,
    SignInChallengeEntity,
  ],
} as const satisfies Resource;

/** Where a user is signed in. */
export const sessions = {
  name: 'sessions',
  noun: 'session',
  idPrefix: 'ses',
  tags: [{ name: 'Sessions', description: 'Who you are, where you are signed in, and signing out.' }],
  entities: [SessionEntity],
} as const satisfies Resource;

/** The credentials of machines. No scope gives access to them: only managers who are signed in have it. */
export const apiKeys = {
  name: 'api-keys',
  noun: 'API key',
  idPrefix: 'key',
  events: ['created', 'updated', 'first_used_from', 'revoked'],
  tags: [{ name: 'API keys', description: 'Credentials of machines, as in Settings > API.' }],
  entities: [ApiKeyEntity, ApiKeyAddressEntity, ApiKeyDayUseEntity],
} as const satisfies Resource;
