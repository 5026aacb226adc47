import { Module } from '@nestjs/common';
import { AnchorUpkeep } from './anchor-upkeep.service.js';
import { AnchorsController } from './anchors.controller.js';
import { AnchorsQueries } from './anchors.queries.js';
import { AnchorsService } from './anchors.service.js';
import { AnchorEventsJob } from './jobs/anchor-events.job.js';

@Module({
  controllers: [AnchorsController],
  providers: [AnchorEventsJob, AnchorUpkeep, AnchorsQueries, AnchorsService],
})
export class AnchorsModule {}
