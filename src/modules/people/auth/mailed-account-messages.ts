import {
  enqueueForInstallation,
  installationJobKind,
  newId,
  type ControlTransaction,
  type Secrets,
} from '../../../platform/index.js';
import { AccountMessages } from './account-messages.js';
import type { AccountMessage } from './domain/account-message.js';
import { emailChangeLifeMs, resetLifeMs } from './domain/password-policy.js';

/** Sends a mail about an account. The content is sealed, because it may have a link that works like a password. */
export const mailAboutAccount = installationJobKind<SealedAccountMessage>('accounts.mail', {
  runner: 'outbound',
});

export interface SealedAccountMessage {
  readonly id: string;
  readonly sealed: string;
  /** It is not sent later than this, for its link has ended, or what it says may hold no longer. */
  readonly ends_at: string | null;
}

const DAY_MS = 86_400_000;
/** An invitation is open for a week. */
const INVITATION_LIFE_MS = 7 * DAY_MS;

const LIVES_MS: Readonly<Record<AccountMessage['kind'], number | undefined>> = {
  invitation: INVITATION_LIFE_MS,
  password_reset: resetLifeMs,
  new_address: emailChangeLifeMs,
  password_changed: undefined,
  address_changed: undefined,
  new_place: undefined,
  notice: DAY_MS,
};

/** Where the sealed content belongs: it can be opened for this message only. */
export function placeOf(id: string): { readonly column: string; readonly id: string } {
  return { column: 'accounts.mail', id };
}

/** Messages about accounts that leave by the mail server of the installation. */
export class MailedAccountMessages extends AccountMessages {
  readonly leaves = true;

  constructor(private readonly secrets: Secrets) {
    super();
  }

  /** Orders the mail in the transaction that causes it, so that both happen or neither. */
  async order(tx: ControlTransaction, message: AccountMessage): Promise<void> {
    const id = newId(tx.realNow);
    const sealed = await this.secrets.ofUsers(tx).seal(JSON.stringify(message), placeOf(id));
    const lifeMs = LIVES_MS[message.kind];
    const ends_at = lifeMs === undefined ? null : new Date(tx.realNow.getTime() + lifeMs).toISOString();
    const payload = { id, sealed: sealed.toString('base64'), ends_at };
    enqueueForInstallation(tx, mailAboutAccount, { key: id, payload });
  }
}
