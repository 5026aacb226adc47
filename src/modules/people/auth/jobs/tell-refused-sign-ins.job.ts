import { InstallationJobHandler } from '../../../../platform/index.js';
import { RefusedSignInsService, tellRefusedSignIns } from '../refused-sign-ins.service.js';

/** Runs 15 minutes after refused sign-ins of an account were told. */
@InstallationJobHandler(tellRefusedSignIns)
export class TellRefusedSignInsJob implements InstallationJobHandler<{ readonly user_id: string }> {
  constructor(private readonly refusals: RefusedSignInsService) {}

  run({ user_id }: { readonly user_id: string }): Promise<void> {
    return this.refusals.tellCounted(user_id);
  }
}
