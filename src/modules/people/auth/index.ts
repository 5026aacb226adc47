export { AuthModule } from './auth.module.js';
export { ApiKeysRepository } from './api-keys.repository.js';
export { approvedAsker } from './approved-asker.js';
export { toShownLimits, toUsageDto } from './auth.mapper.js';
export { KeyLimitsDto } from './dto/key-limits.dto.js';
export { ShownLimitsDto, UsageDto } from './dto/shown-limits.dto.js';
export {
  usageOfToday,
  type LimitsHolder,
  type PresentLimits,
  type UsageOfDay,
} from './limit-uses.repository.js';
export { storedLimits } from './stored-limits.js';
export { keyLimitsExample, shownLimitsExample } from './auth.examples.js';
export { amountsOf } from './domain/limits/amounts-of.js';
export { ApiKeysService } from './api-keys.service.js';
export { ApiKeyEntity } from './entities/api-key.entity.js';
export { SessionEntity } from './entities/session.entity.js';
export { KnownSignInAddressEntity } from './entities/known-sign-in-address.entity.js';
export { SignInFailureEntity } from './entities/sign-in-failure.entity.js';
export { UserEntity } from './entities/user.entity.js';
export { AccountEventsRepository, causeOf } from './account-events.repository.js';
export { AccountMessages } from './account-messages.js';
export { accountEvent } from './account.events.js';
export { linkNotValid } from './auth.problems.js';
export { toOrganizationSummaryDto } from './auth.mapper.js';
export { assertUncommon } from './common-passwords.js';
export { CredentialsService, sha256 } from './credentials.service.js';
export { isLinkToken, linkToken } from './domain/one-time-token.js';
export { passwordLength } from './domain/password-policy.js';
export { OrganizationSummaryDto } from './dto/login-result.dto.js';
export { MembershipEntity } from './entities/membership.entity.js';
export { MembershipsRepository, type MembershipTerms, type Place } from './memberships.repository.js';
export { PresentRightsRepository, type PresentRights, type RightsHolder } from './present-rights.js';
export { PasswordResetsRepository } from './password-resets.repository.js';
export { PasswordsService, type Recovery } from './passwords.service.js';
export { SecondFactorsRepository } from './second-factors.repository.js';
export { SessionsRepository } from './sessions.repository.js';
export { accountOf, SignInThrottle } from './sign-in-throttle.js';
export { Passwords } from './passwords.js';
export { EmailTaken, UsersRepository, type Member } from './users.repository.js';
