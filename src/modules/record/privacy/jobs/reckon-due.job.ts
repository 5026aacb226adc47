import { JobHandler, type Principal } from '../../../../platform/index.js';
import { reckonDue, RetentionService } from '../retention.service.js';

@JobHandler(reckonDue)
export class ReckonDueJob implements JobHandler<object> {
  constructor(private readonly retention: RetentionService) {}

  run(who: Principal): Promise<void> {
    return this.retention.reckon(who);
  }
}
