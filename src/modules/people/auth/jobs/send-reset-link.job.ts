import { InstallationJobHandler } from '../../../../platform/index.js';
import { PasswordsService, sendResetLink, type ResetOrder } from '../passwords.service.js';

/** If it runs twice, there are two links, and the first change of the password ends both. */
@InstallationJobHandler(sendResetLink)
export class SendResetLinkJob implements InstallationJobHandler<ResetOrder> {
  constructor(private readonly passwords: PasswordsService) {}

  run(order: ResetOrder): Promise<void> {
    return this.passwords.sendLink(order);
  }
}
