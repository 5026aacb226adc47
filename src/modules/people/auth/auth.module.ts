import { Module } from '@nestjs/common';
import { BearerStrategy, Credentials, Mailer, Secrets } from '../../../platform/index.js';
import { MailAboutAccountJob } from './jobs/mail-about-account.job.js';
import { SendResetLinkJob } from './jobs/send-reset-link.job.js';
import { NoteRefusedSignInJob } from './jobs/note-refused-sign-in.job.js';
import { TellRefusedSignInsJob } from './jobs/tell-refused-sign-ins.job.js';
import { KeyLimitsController } from './key-limits.controller.js';
import { KeyLimitsService } from './key-limits.service.js';
import { MailedAccountMessages } from './mailed-account-messages.js';
import { AccountMessages, NoMail } from './account-messages.js';
import { ApiKeyAddresses } from './api-key-addresses.service.js';
import { ApiKeyUses } from './api-key-uses.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { ConfirmationsService } from './confirmations.service.js';
import { CredentialsService } from './credentials.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { RefusedSignInsService } from './refused-sign-ins.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactors } from './second-factors.js';
import { SecurityController } from './security.controller.js';
import { SecurityService } from './security.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { Passwords } from './passwords.js';
import { SignInService } from './sign-in.service.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  controllers: [
    AuthController,
    PasswordsController,
    ProfileController,
    SecondFactorController,
    SecurityController,
    SessionsController,
    ApiKeysController,
    KeyLimitsController,
  ],
  providers: [
    ApiKeysService,
    KeyLimitsService,
    AuthService,
    BearerStrategy,
    ConfirmationsService,
    CredentialsService,
    Passwords,
    PasswordsService,
    ProfileService,
    RefusedSignInsService,
    SecondFactorService,
    SecondFactors,
    SecurityService,
    SessionsService,
    SignInService,
    SignInThrottle,
    MailAboutAccountJob,
    SendResetLinkJob,
    NoteRefusedSignInJob,
    TellRefusedSignInsJob,
    { provide: AccountMessages, inject: [Mailer, Secrets], useFactory: accountMessages },
    { provide: ApiKeyUses, useClass: ApiKeyAddresses },
    { provide: Credentials, useExisting: CredentialsService },
  ],
  exports: [
    AccountMessages,
    ApiKeysService,
    Credentials,
    CredentialsService,
    Passwords,
    PasswordsService,
    SignInThrottle,
  ],
})
export class AuthModule {}

/** Mails about accounts leave when there is a server, and an address for the links in them. */
function accountMessages(mailer: Mailer, secrets: Secrets): AccountMessages {
  const leaves = mailer.hasServer && mailer.publicUrl !== undefined;
  return leaves ? new MailedAccountMessages(secrets) : new NoMail();
}
