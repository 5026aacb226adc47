import { JobHandler, type Principal } from '../../../../platform/index.js';
import { eraseDue, ErasuresService } from '../erasures.service.js';

/** Runs in the nights on which the retention of something is over. */
@JobHandler(eraseDue)
export class EraseDueJob implements JobHandler<object> {
  constructor(private readonly erasures: ErasuresService) {}

  run(who: Principal): Promise<void> {
    return this.erasures.eraseDue(who);
  }
}
