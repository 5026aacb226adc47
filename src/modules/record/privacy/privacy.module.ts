import { Module } from '@nestjs/common';
import { AuthModule } from '../../people/auth/index.js';
import { AccountController } from './account.controller.js';
import { AccountCopies } from './account-copies.service.js';
import { AccountsService } from './accounts.service.js';
import { CustomerCopies } from './customer-copies.service.js';
import { ErasureUpkeep } from './erasure-upkeep.service.js';
import { ErasuresService } from './erasures.service.js';
import { EventRedaction } from './event-redaction.service.js';
import { EraseDueJob } from './jobs/erase-due.job.js';
import { ReckonDueJob } from './jobs/reckon-due.job.js';
import { RedactEventsJob } from './jobs/redact-events.job.js';
import { RedactUserJob } from './jobs/redact-user.job.js';
import { PrivacyController } from './privacy.controller.js';
import { RetentionController } from './retention.controller.js';
import { RetentionService } from './retention.service.js';
import { UserRedaction } from './user-redaction.service.js';

@Module({
  imports: [AuthModule],
  controllers: [AccountController, PrivacyController, RetentionController],
  providers: [
    AccountCopies,
    AccountsService,
    CustomerCopies,
    EraseDueJob,
    ErasuresService,
    ErasureUpkeep,
    EventRedaction,
    ReckonDueJob,
    RedactEventsJob,
    RedactUserJob,
    RetentionService,
    UserRedaction,
  ],
})
export class PrivacyModule {}
