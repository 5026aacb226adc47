import { Module } from '@nestjs/common';
import { CustomerCopies } from './customer-copies.service.js';
import { ErasureUpkeep } from './erasure-upkeep.service.js';
import { ErasuresService } from './erasures.service.js';
import { EventRedaction } from './event-redaction.service.js';
import { EraseDueJob } from './jobs/erase-due.job.js';
import { RedactEventsJob } from './jobs/redact-events.job.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  controllers: [PrivacyController],
  providers: [CustomerCopies, EraseDueJob, ErasuresService, ErasureUpkeep, EventRedaction, RedactEventsJob],
})
export class PrivacyModule {}
