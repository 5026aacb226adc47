import { JobHandler, type Principal } from '../../../../platform/index.js';
import { CommitImport } from '../committing/commit-import.service.js';
import { commitImport, type ImportOrder } from '../committing/import-jobs.js';

@JobHandler(commitImport)
export class CommitImportJob implements JobHandler<ImportOrder> {
  constructor(private readonly commits: CommitImport) {}

  run(who: Principal, { id }: ImportOrder): Promise<void> {
    return this.commits.commit(who, id);
  }
}
