import { JobHandler, type Principal } from '../../../../platform/index.js';
import { forgetImport, type ImportOrder } from '../committing/import-jobs.js';
import { ImportsService } from '../imports.service.js';

@JobHandler(forgetImport)
export class ForgetImportJob implements JobHandler<ImportOrder> {
  constructor(private readonly imports: ImportsService) {}

  run(who: Principal, { id }: ImportOrder): Promise<void> {
    return this.imports.forget(who, id);
  }
}
