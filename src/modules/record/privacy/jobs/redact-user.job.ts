import { JobHandler, type Principal } from '../../../../platform/index.js';
import { redactUser, UserRedaction, type UserRedactionOrder } from '../user-redaction.service.js';

@JobHandler(redactUser)
export class RedactUserJob implements JobHandler<UserRedactionOrder> {
  constructor(private readonly redaction: UserRedaction) {}

  run(who: Principal, order: UserRedactionOrder): Promise<void> {
    return this.redaction.redact(who, order);
  }
}
