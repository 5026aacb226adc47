import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { AcceptancesService } from './acceptances.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  imports: [AuthModule],
  controllers: [MembersController, InvitationsController],
  providers: [AcceptancesService, InvitationsService, MembersService],
})
export class MembersModule {}
