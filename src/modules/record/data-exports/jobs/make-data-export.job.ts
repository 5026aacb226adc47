import { JobHandler, type Principal } from '../../../../platform/index.js';
import { makeDataExport, type ExportOrder } from '../making/export-jobs.js';
import { ExportMaker } from '../making/export-maker.service.js';

@JobHandler(makeDataExport)
export class MakeDataExportJob implements JobHandler<ExportOrder> {
  constructor(private readonly maker: ExportMaker) {}

  run(who: Principal, { id }: ExportOrder): Promise<void> {
    return this.maker.make(who, id);
  }
}
