import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { instantText } from '../../../kernel/time/instant.js';
import {
  IdempotentPost,
  none,
  Operation,
  callOf,
  updated,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { toLoginResultDto, toMeDto } from './auth.mapper.js';
import { AuthService } from './auth.service.js';
import { ConfirmationsService } from './confirmations.service.js';
import { AccountDto } from './dto/account.dto.js';
import { ConfirmationDto, ConfirmDto, SecondStepDto } from './dto/confirmation.dto.js';
import { LoginResultDto } from './dto/login-result.dto.js';
import { LoginDto } from './dto/login.dto.js';
import { MeDto } from './dto/me.dto.js';
import { SignInService } from './sign-in.service.js';

@ApiExtraModels(AccountDto)
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly signIns: SignInService,
    private readonly confirmations: ConfirmationsService,
  ) {}

  @Post('login')
  @ApiTags('Authentication')
  @Operation({
    id: 'auth.login',
    summary: 'Sign in and obtain a token',
    description:
      'The token is used like an API key. It ends 12 hours later, or after 60 minutes without use. For a user with a ' +
      'second factor the answer is 401 `second_factor_required`, and its `challenge` goes to the second step.',
    access: 'public',
    answer: updated(LoginResultDto, { description: 'Signed in.' }),
    fails: ['invalid_credentials', 'second_factor_required', 'too_many_sign_in_attempts'],
  })
  async login(@Body() body: LoginDto, @Req() request: Request): Promise<LoginResultDto> {
    return toLoginResultDto(await this.signIns.signIn(body, callOf(request)));
  }

  @Post('login/second-factor')
  @ApiTags('Authentication')
  @Operation({
    id: 'auth.login_second_factor',
    summary: 'Finish signing in with the second factor',
    description:
      'Takes the challenge of the first step with a code of the authenticator app, or with a recovery code. Each ' +
      'works once. A challenge works for 5 minutes and five codes.',
    access: 'public',
    answer: updated(LoginResultDto, { description: 'Signed in.' }),
    fails: ['challenge_not_valid', 'invalid_code', 'too_many_sign_in_attempts'],
  })
  async finish(@Body() body: SecondStepDto, @Req() request: Request): Promise<LoginResultDto> {
    return toLoginResultDto(await this.signIns.finish(body, callOf(request)));
  }

  @Post('confirm')
  @ApiTags('Sessions')
  @Operation({
    id: 'auth.confirm',
    summary: 'Confirm the session before something sensitive',
    description:
      'Sensitive operations need a session that was opened or confirmed within the last 10 minutes. Whoever has a ' +
      'second factor sends its code or a recovery code, everybody else the password.',
    access: 'user',
    answer: updated(ConfirmationDto, { description: 'Confirmed.' }),
    fails: ['invalid_credentials', 'invalid_code', 'too_many_sign_in_attempts'],
    secretBody: true,
  })
  async confirm(
    @Body() body: ConfirmDto,
    @Who() who: Principal,
    @Req() request: Request,
  ): Promise<ConfirmationDto> {
    const until = await this.confirmations.confirm(who, body, request.ip ?? '');
    return { confirmed_until: instantText(until) };
  }

  @IdempotentPost('logout')
  @ApiTags('Sessions')
  @Operation({
    id: 'auth.logout',
    summary: 'Sign out',
    description:
      'Ends the session of the login token at once. An API key has no session; then nothing happens.',
    access: 'signed-in',
    answer: none('Signed out.'),
  })
  async logout(@Who() who: Principal): Promise<void> {
    await this.auth.signOut(who);
  }

  @Get('me')
  @ApiTags('Sessions')
  @Operation({
    id: 'auth.me',
    summary: 'Tell who one is',
    description: 'The user or API key behind the credential, its organization, and what it may do.',
    access: 'signed-in',
    answer: updated(MeDto, { description: 'Who one is.' }),
  })
  async me(@Who() who: Principal): Promise<MeDto> {
    return toMeDto(await this.auth.whoIs(who));
  }
}
