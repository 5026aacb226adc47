import { Injectable } from '@nestjs/common';
import {
  enqueueForInstallation,
  installationJobKind,
  newId,
  Secrets,
  UnitOfWork,
  type ControlTransaction,
} from '../../../platform/index.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository } from './account-events.repository.js';
import { refusalsCountedMs } from './domain/account-event.js';
import type { Device } from './domain/sign-in.js';
import { RefusedSignInsRepository } from './refused-sign-ins.repository.js';
import { openEmail, sealEmail } from './sealed-email.js';
import { UsersRepository } from './users.repository.js';

/** Tells how many sign-ins of an account were refused since the last time. */
export const tellRefusedSignIns = installationJobKind<{ readonly user_id: string }>(
  'accounts.refused_sign_ins',
);

/** Counts a refused sign-in, if somebody has the address. */
export const noteRefusedSignIn = installationJobKind<RefusalOrder>('accounts.refused_sign_in');

/** The address is sealed: the queue names nobody. */
export interface RefusalOrder {
  readonly sealed: string;
  readonly device: Device;
}

/** Tells refused sign-ins: the first one at once, and those that follow every 15 minutes with their number. */
@Injectable()
export class RefusedSignInsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Orders that a refused sign-in is counted.
   *
   * Whether somebody has the address is looked up by a job, so that the time of the answer tells nothing of it.
   */
  async note(email: string, device: Device): Promise<void> {
    await this.work.runControl(async (tx) => {
      const sealed = await sealEmail(tx, this.secrets, { email, kind: noteRefusedSignIn.name });
      enqueueForInstallation(tx, noteRefusedSignIn, { key: newId(tx.realNow), payload: { sealed, device } });
    });
  }

  /** Counts it, and tells it if it is the first. An address without an account is told to nobody. */
  async count({ sealed, device }: RefusalOrder): Promise<void> {
    await this.work.runControl(async (tx) => {
      const email = await openEmail(tx, this.secrets, { sealed, kind: noteRefusedSignIn.name });
      const account = await new RefusedSignInsRepository(tx).count(email, device);
      if (account === undefined || account.untold > 0) return;
      const cause = { actorId: null, device, sessionId: null };
      await new AccountEventsRepository(tx).tell(accountEvent('sign_in_failed', account), { cause });
      tellLater(tx, account.id);
    });
  }

  /** Tells what was counted, and counts on; ends the count if nothing came. A second run finds nothing to tell. */
  async tellCounted(userId: string): Promise<void> {
    await this.work.runControl(async (tx) => {
      const refusals = new RefusedSignInsRepository(tx);
      const counted = await refusals.lock(userId);
      if (counted === undefined) return;
      if (counted.untold === 0) return refusals.delete(userId);
      const device = { address: counted.ip, userAgent: counted.user_agent };
      const cause = { actorId: null, device, sessionId: null };
      const account = await new UsersRepository(tx).existing(userId);
      const count = counted.untold;
      await new AccountEventsRepository(tx).tell(accountEvent('sign_in_failed', account, count), { cause });
      await refusals.markTold(userId);
      tellLater(tx, userId);
    });
  }
}

function tellLater(tx: ControlTransaction, userId: string): void {
  const due = new Date(tx.realNow.getTime() + refusalsCountedMs);
  enqueueForInstallation(tx, tellRefusedSignIns, { key: userId, payload: { user_id: userId }, due });
}
