import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { AcceptancesService } from './acceptances.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { MemberLimitsController } from './member-limits.controller.js';
import { MemberLimitsService } from './member-limits.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  imports: [AuthModule],
  controllers: [MemberLimitsController, MembersController, InvitationsController],
  providers: [AcceptancesService, InvitationsService, MemberLimitsService, MembersService],
})
export class MembersModule {}
