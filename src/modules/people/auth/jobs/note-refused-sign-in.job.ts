import { InstallationJobHandler } from '../../../../platform/index.js';
import { noteRefusedSignIn, RefusedSignInsService, type RefusalOrder } from '../refused-sign-ins.service.js';

/** If it runs twice, the refusal counts twice. */
@InstallationJobHandler(noteRefusedSignIn)
export class NoteRefusedSignInJob implements InstallationJobHandler<RefusalOrder> {
  constructor(private readonly refusals: RefusedSignInsService) {}

  run(order: RefusalOrder): Promise<void> {
    return this.refusals.count(order);
  }
}
