import { Module } from '@nestjs/common';
import { DryRunsController } from './dry-runs.controller.js';
import { DryRunsService } from './dry-runs.service.js';

@Module({
  controllers: [DryRunsController],
  providers: [DryRunsService],
  exports: [DryRunsService],
})
export class DryRunsModule {}
