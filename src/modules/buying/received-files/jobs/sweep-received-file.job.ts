import { JobHandler, type Principal } from '../../../../platform/index.js';
import { ReceivedFilesService } from '../received-files.service.js';
import { sweepReceivedFile, type SweepOrder } from '../sweep-order.js';

@JobHandler(sweepReceivedFile)
export class SweepReceivedFileJob implements JobHandler<SweepOrder> {
  constructor(private readonly files: ReceivedFilesService) {}

  run(who: Principal, { id }: SweepOrder): Promise<void> {
    return this.files.sweep(who, id);
  }
}
