import { JobHandler, type Principal } from '../../../../platform/index.js';
import { anchorEvents, AnchorsService } from '../anchors.service.js';

/** Runs once a night for each organization where something has happened. */
@JobHandler(anchorEvents)
export class AnchorEventsJob implements JobHandler<object> {
  constructor(private readonly service: AnchorsService) {}

  run(who: Principal): Promise<void> {
    return this.service.anchor(who);
  }
}
