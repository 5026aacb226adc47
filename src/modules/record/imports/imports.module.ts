import { Module } from '@nestjs/common';
import { CustomersModule } from '../../books/customers/index.js';
import { ProductsModule } from '../../books/products/index.js';
import { CheckImport } from './checking/check-import.service.js';
import { ImportKinds } from './checking/import-kinds.js';
import { CommitImport } from './committing/commit-import.service.js';
import { UndoImport } from './committing/undo-import.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { CommitImportJob } from './jobs/commit-import.job.js';
import { ForgetImportJob } from './jobs/forget-import.job.js';
import { UndoImportJob } from './jobs/undo-import.job.js';

@Module({
  imports: [CustomersModule, ProductsModule],
  controllers: [ImportsController],
  providers: [
    CheckImport,
    CommitImport,
    CommitImportJob,
    ForgetImportJob,
    ImportKinds,
    ImportsService,
    UndoImport,
    UndoImportJob,
  ],
})
export class ImportsModule {}
