import { Module } from '@nestjs/common';
import { BearerStrategy, Credentials } from '../../platform/index.js';
import { AccountMessages, NoMail } from './account-messages.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { ConfirmationsService } from './confirmations.service.js';
import { CredentialsService } from './credentials.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
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
    SecondFactorController,
    SecurityController,
    SessionsController,
    ApiKeysController,
  ],
  providers: [
    ApiKeysService,
    AuthService,
    BearerStrategy,
    ConfirmationsService,
    CredentialsService,
    Passwords,
    PasswordsService,
    SecondFactorService,
    SecondFactors,
    SecurityService,
    SessionsService,
    SignInService,
    SignInThrottle,
    { provide: AccountMessages, useClass: NoMail },
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
