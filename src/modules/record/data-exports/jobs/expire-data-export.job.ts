import { JobHandler, type Principal } from '../../../../platform/index.js';
import { expireDataExport, type ExportOrder } from '../making/export-jobs.js';
import { ExportStates } from '../making/export-states.service.js';

@JobHandler(expireDataExport)
export class ExpireDataExportJob implements JobHandler<ExportOrder> {
  constructor(private readonly states: ExportStates) {}

  run(who: Principal, { id }: ExportOrder): Promise<void> {
    return this.states.expire(who, id);
  }
}
