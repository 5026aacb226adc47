import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { deviceOf } from './device.js';
import { IdempotentPost, none, Operation, updated, Who, type Principal } from '../../platform/index.js';
import { toLoginResultDto, toMeDto } from './auth.mapper.js';
import { AuthService } from './auth.service.js';
import { LoginResultDto } from './dto/login-result.dto.js';
import { LoginDto } from './dto/login.dto.js';
import { MeDto } from './dto/me.dto.js';

@Controller('auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @ApiTags('Authentication')
  @Operation({
    id: 'auth.login',
    summary: 'Sign in and obtain a token',
    description:
      'The token is used like an API key. It ends 12 hours later, or after 60 minutes without use.',
    access: 'public',
    answer: updated(LoginResultDto, { description: 'Signed in.' }),
    fails: ['invalid_credentials', 'too_many_sign_in_attempts'],
  })
  async login(@Body() body: LoginDto, @Req() request: Request): Promise<LoginResultDto> {
    return toLoginResultDto(await this.auth.signIn(body, deviceOf(request)));
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
