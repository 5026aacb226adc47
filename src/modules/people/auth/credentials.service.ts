import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Credentials,
  listenersNow,
  Log,
  newId,
  Notifications,
  UnitOfWork,
  type Caller,
  type ControlTransaction,
  type CredentialHolder,
} from '../../../platform/index.js';
import { ApiKeyUses } from './api-key-uses.js';
import { ApiKeyCredentialsRepository } from './api-keys.repository.js';
import { CredentialCache } from './credential-cache.js';
import { knownApiKey, knownSession, type KnownCredential } from './known-credential.js';
import type { RightsChanged } from './memberships.repository.js';
import { parseToken, type ParsedToken } from './domain/token.js';
import { SessionsRepository } from './sessions.repository.js';

/** The channel on which the ids of ended credentials are announced, in the transaction that ends them. */
const credentialEnded = 'credential_ended';

const NOTE_USE_EVERY_MS = 60_000;

interface Use {
  readonly nowMs: number;
  readonly caller: Caller;
  readonly kind: ParsedToken['kind'];
}

/** Knows who is behind a token: API keys and sessions, from memory where that is safe. */
@Injectable()
export class CredentialsService extends Credentials implements RightsChanged {
  private readonly cache = new CredentialCache();

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly log: Log,
    private readonly keyUses: ApiKeyUses,
  ) {
    super();
    notifications.on(credentialEnded, (payload) => this.cache.forget(subjectOf(payload)));
  }

  async principalOf(token: string, caller: Caller): Promise<CredentialHolder | undefined> {
    const parsed = parseToken(token);
    if (parsed === undefined) return undefined;
    const tokenHash = sha256(token).toString('base64');
    const nowMs = this.clock.now().getTime();
    const cached = this.cache.get(tokenHash);
    // What looks idle here may be in use on another node, so the database has the last word.
    const isCurrent = cached !== undefined && !hasEnded(cached, nowMs);
    const known = isCurrent ? cached : await this.load(tokenHash, { token, parsed, caller });
    if (known === undefined || hasEnded(known, nowMs) || !known.admits(caller.address)) return undefined;
    if (caller.isUse !== false) this.use(known, { nowMs, caller, kind: parsed.kind });
    return known.principal;
  }

  /**
   * Announces the end of a credential in the transaction that ends it.
   *
   * Once that is committed, the caller goes on only after every node has forgotten the credential.
   */
  announceEnd(tx: ControlTransaction, id: string): Promise<void> {
    return this.announce(tx, id);
  }

  /** Announces that a user, a membership or an organization has changed what credentials may do. */
  announceChange(tx: ControlTransaction, subject: string): Promise<void> {
    return this.announce(tx, subject);
  }

  /** Each has a payload of its own, because the same subject may be announced again before all have heard of it. */
  private async announce(tx: ControlTransaction, subject: string): Promise<void> {
    const payload = `${subject} ${newId(tx.realNow)}`;
    const untilHeard = this.notifications.collectEchoes(credentialEnded, payload);
    await tx.notify(credentialEnded, payload);
    tx.afterCommit(async () => {
      this.cache.forget(subject);
      await untilHeard(() => this.listeners());
    });
  }

  private async listeners(): Promise<number[]> {
    const nodes = await this.work.runControl((tx) => tx.rows<{ pid: number }>(listenersNow, []));
    return nodes.map(({ pid }) => pid);
  }

  private load(
    tokenHash: string,
    { token, parsed, caller }: { token: string; parsed: ParsedToken; caller: Caller },
  ): Promise<KnownCredential | undefined> {
    const usable = (): boolean => this.notifications.connected;
    return this.cache.load(tokenHash, usable, async () => {
      caller.beforeLookUp?.();
      const found = await this.lookUp(token, parsed);
      if (found !== undefined) caller.wasKnown?.();
      return found;
    });
  }

  private lookUp(token: string, parsed: ParsedToken): Promise<KnownCredential | undefined> {
    return this.work.runControl(async (tx) => {
      if (parsed.kind === 'session') {
        const session = await new SessionsRepository(tx).byTokenHash(sha256(token));
        return session && knownSession(session);
      }
      const key = await new ApiKeyCredentialsRepository(tx).byId(parsed.id);
      const isOfMode = key !== undefined && key.mode === parsed.mode;
      const matches = isOfMode && timingSafeEqual(key.secret_hash, sha256(parsed.secret));
      return matches ? knownApiKey(key) : undefined;
    });
  }

  private use(known: KnownCredential, { nowMs, caller, kind }: Use): void {
    known.lastUsedAtMs = nowMs;
    known.lastAddress = caller.address;
    if (kind !== 'session') this.keyUses.note(known, caller);
    this.noteUse(known, kind);
  }

  /** Written at most once a minute, beside the request: a key in constant use would otherwise write on every one. */
  private noteUse(known: KnownCredential, kind: ParsedToken['kind']): void {
    if (known.lastUsedAtMs - known.notedAtMs < NOTE_USE_EVERY_MS) return;
    known.notedAtMs = known.lastUsedAtMs;
    const at = new Date(known.lastUsedAtMs);
    const written = this.work.runControl((tx) => {
      return kind === 'session'
        ? new SessionsRepository(tx).noteUse(known.id, { at, address: known.lastAddress })
        : new ApiKeyCredentialsRepository(tx).noteUse(known.id, at);
    });
    written.catch((error: unknown) => this.log.warn('last use not noted', { error }));
  }
}

/** Null for a payload that names nothing: then anything may have changed. */
function subjectOf(payload: string | null): string | null {
  const [subject = ''] = (payload ?? '').split(' ');
  return subject === '' ? null : subject;
}

function hasEnded({ expiresAtMs, lastUsedAtMs, idleMs }: KnownCredential, nowMs: number): boolean {
  return nowMs >= expiresAtMs || nowMs - lastUsedAtMs >= idleMs;
}

/** Tokens carry 256 random bits, so that one round of SHA-256 is as good as many. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
