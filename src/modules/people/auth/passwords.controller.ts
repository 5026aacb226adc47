import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callOf, none, Operation, Who, type Principal } from '../../../platform/index.js';
import { ChangePasswordDto, RequestPasswordResetDto, ResetPasswordDto } from './dto/passwords.dto.js';
import { PasswordsService } from './passwords.service.js';

@Controller('auth')
@ApiTags('Authentication')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Post('change-password')
  @Operation({
    id: 'auth.change_password',
    summary: 'Change the password',
    description:
      'Needs the current password. All other sessions of the user end, in every organization. Five wrong passwords ' +
      'slow down further ones, as in signing in.',
    access: 'user',
    answer: none('Changed.'),
    fails: ['invalid_credentials', 'too_many_sign_in_attempts'],
    secretBody: true,
  })
  async change(
    @Body() body: ChangePasswordDto,
    @Who() who: Principal,
    @Req() request: Request,
  ): Promise<void> {
    await this.passwords.change(who, body, request.ip ?? '');
  }

  @Post('request-password-reset')
  @Operation({
    id: 'auth.request_password_reset',
    summary: 'Ask for a link to a new password',
    description:
      'The answer is the same whether the address has an account or not. Where no mail is configured nothing is ' +
      'sent: who runs the service makes the link with `npm run user:reset`.',
    access: 'public',
    answer: none('If the address has an account, a link is on its way.'),
  })
  async request(@Body() body: RequestPasswordResetDto): Promise<void> {
    await this.passwords.request(body.email);
  }

  @Post('reset-password')
  @Operation({
    id: 'auth.reset_password',
    summary: 'Set a new password by a link',
    description:
      'A link works once, for 30 minutes, and until the password changes. All sessions of the user end.',
    access: 'public',
    answer: none('Changed. Sign in with the new password.'),
    fails: ['link_not_valid'],
  })
  async reset(@Body() body: ResetPasswordDto, @Req() request: Request): Promise<void> {
    await this.passwords.reset(body, callOf(request));
  }
}
