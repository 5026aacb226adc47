import { Body, Controller, Delete, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  found,
  IdempotentPost,
  none,
  Operation,
  ResourceId,
  callOf,
  updated,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { toLoginResultDto, toSessionDto } from './auth.mapper.js';
import { sessions } from './auth.resource.js';
import { AuthService } from './auth.service.js';
import { LoginResultDto } from './dto/login-result.dto.js';
import { SessionListDto } from './dto/session.dto.js';
import { SwitchOrganizationDto } from './dto/switch.dto.js';
import { SessionsService } from './sessions.service.js';

@Controller('auth')
@ApiTags('Sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly auth: AuthService,
  ) {}

  @Get('sessions')
  @Operation({
    id: 'auth.list_sessions',
    summary: 'List one’s own sessions',
    description: 'Where the user is signed in, in every organization.',
    access: 'user',
    answer: found(SessionListDto, 'The sessions.'),
  })
  async list(@Who() who: Principal): Promise<SessionListDto> {
    const found = await this.sessions.list(who);
    return { data: found.map((session) => toSessionDto(session, who.sessionId)) };
  }

  @Delete('sessions/:id')
  @Operation({
    id: 'auth.end_session',
    summary: 'End one of one’s own sessions',
    description: 'Its token stops working at once, everywhere.',
    access: 'user',
    answer: none('Ended.'),
  })
  async end(@ResourceId(sessions) id: string, @Who() who: Principal): Promise<void> {
    await this.sessions.end(who, id);
  }

  @IdempotentPost('sessions/end-others')
  @Operation({
    id: 'auth.end_other_sessions',
    summary: 'End all other sessions',
    description: 'Signs the user out everywhere else, in every organization.',
    access: 'user',
    answer: none('Ended.'),
  })
  async endOthers(@Who() who: Principal): Promise<void> {
    await this.sessions.endOthers(who);
  }

  @IdempotentPost('switch')
  @Operation({
    id: 'auth.switch_organization',
    summary: 'Work in another organization',
    description:
      'Opens a session in another organization of the user, beside the current one and with the same end. A token ' +
      'belongs to exactly one organization.',
    access: 'user',
    answer: updated(LoginResultDto, { description: 'The new session.' }),
  })
  async switchTo(
    @Body() body: SwitchOrganizationDto,
    @Who() who: Principal,
    @Req() request: Request,
  ): Promise<LoginResultDto> {
    return toLoginResultDto(await this.auth.switchTo(who, body, callOf(request)));
  }
}
