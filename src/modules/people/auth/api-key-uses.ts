import type { Caller } from '../../../platform/index.js';
import type { KnownCredential } from './known-credential.js';

/** Hears of every use of an API key. */
export abstract class ApiKeyUses {
  abstract note(known: KnownCredential, caller: Caller): void;
}
