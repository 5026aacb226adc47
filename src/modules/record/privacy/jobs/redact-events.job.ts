import { JobHandler, type Principal } from '../../../../platform/index.js';
import { EventRedaction, redactEvents, type RedactionOrder } from '../event-redaction.service.js';

@JobHandler(redactEvents)
export class RedactEventsJob implements JobHandler<RedactionOrder> {
  constructor(private readonly redaction: EventRedaction) {}

  run(who: Principal, order: RedactionOrder): Promise<void> {
    return this.redaction.redact(who, order);
  }
}
