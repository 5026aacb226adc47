import { Module } from '@nestjs/common';
import { ColumnMeanings } from './making/column-meanings.js';
import { DataExportsController } from './data-exports.controller.js';
import { DataExportsService } from './data-exports.service.js';
import { ExpireDataExportJob } from './jobs/expire-data-export.job.js';
import { MakeDataExportJob } from './jobs/make-data-export.job.js';
import { ExportMaker } from './making/export-maker.service.js';
import { ExportStates } from './making/export-states.service.js';

@Module({
  controllers: [DataExportsController],
  providers: [
    ColumnMeanings,
    DataExportsService,
    ExportMaker,
    ExportStates,
    MakeDataExportJob,
    ExpireDataExportJob,
  ],
})
export class DataExportsModule {}
