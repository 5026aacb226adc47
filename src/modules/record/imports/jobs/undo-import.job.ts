import { JobHandler, type Principal } from '../../../../platform/index.js';
import { UndoImport } from '../committing/undo-import.service.js';
import { undoImport, type ImportOrder } from '../committing/import-jobs.js';

@JobHandler(undoImport)
export class UndoImportJob implements JobHandler<ImportOrder> {
  constructor(private readonly undoing: UndoImport) {}

  run(who: Principal, { id }: ImportOrder): Promise<void> {
    return this.undoing.undo(who, id);
  }
}
