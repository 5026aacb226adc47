import { Module } from '@nestjs/common';
import { BearerStrategy, Credentials } from '../../platform/index.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsService } from './credentials.service.js';
import { Passwords } from './passwords.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  controllers: [AuthController, ApiKeysController],
  providers: [
    ApiKeysService,
    AuthService,
    BearerStrategy,
    CredentialsService,
    Passwords,
    SignInThrottle,
    { provide: Credentials, useExisting: CredentialsService },
  ],
  exports: [ApiKeysService, Credentials, Passwords],
})
export class AuthModule {}
