import { Injectable } from '@nestjs/common';
import type { ControlTransaction } from '../../../platform/index.js';
import type { AccountMessage } from './domain/account-message.js';

/** How messages about accounts leave the service. */
export abstract class AccountMessages {
  /** Whether messages leave at all. If not, links are shown to who asked for them, where that is safe. */
  abstract readonly leaves: boolean;

  /** Orders a message in the transaction that causes it. Must not be called while no message leaves. */
  abstract order(tx: ControlTransaction, message: AccountMessage): Promise<void>;
}

/** The service without mail: nothing leaves, and nobody is told that it does. */
@Injectable()
export class NoMail extends AccountMessages {
  readonly leaves = false;

  order(): Promise<void> {
    return Promise.reject(new Error('A message was ordered although no mail is configured.'));
  }
}
