import { Module } from '@nestjs/common';
import { SweepReceivedFileJob } from './jobs/sweep-received-file.job.js';
import { ReceivedFilesController } from './received-files.controller.js';
import { ReceivedFilesService } from './received-files.service.js';

@Module({
  controllers: [ReceivedFilesController],
  providers: [ReceivedFilesService, SweepReceivedFileJob],
  exports: [ReceivedFilesService],
})
export class ReceivedFilesModule {}
