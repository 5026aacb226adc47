import type { Uuid } from '../../kernel/ids/type-id.js';
import { enqueueForInstallation } from '../books/jobs/enqueue.js';
import { InstallationJobHandler, installationJobKind } from '../books/jobs/job.js';
import { UnitOfWork } from '../books/unit-of-work.js';
import { Clock } from '../contract/clock.js';
import { systemPrincipal, type Principal } from '../contract/principal.js';
import { Log } from '../signals/log.js';
import { digestOf, type FileStore, type StoredFile } from './file-store.js';
import { Files, SWEEPING } from './files.js';

const sweepFiles = installationJobKind<object>('files.sweep');

/** Longer than any request, so that nothing is swept which is about to be named. */
const KEPT_MS = 24 * 60 * 60_000;
const ORDERED_EVERY_MS = 60 * 60_000;
const HOUR_OF_SWEEP = 3;
const BATCH = 500;

/**
 * Deletes what is kept outside the database and named by no row: what a request that failed has left, and what was
 * erased or deleted. Each night (UTC), on one node.
 */
@InstallationJobHandler(sweepFiles)
export class FileSweep implements InstallationJobHandler<object> {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly files: Files,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    if (this.files.store === undefined) return;
    void this.order();
    this.timer = setInterval(() => void this.order(), ORDERED_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Orders the next night's sweep. All nodes order the same one. A failure is only logged. */
  async order(): Promise<void> {
    try {
      await this.work.runControl((tx) => {
        enqueueForInstallation(tx, sweepFiles, { key: 'nightly', payload: {}, due: nextNight(tx.now) });
        return Promise.resolve();
      });
    } catch (error) {
      this.log.warn('sweep of files not ordered', { error });
    }
  }

  async run(): Promise<void> {
    const { store } = this.files;
    if (store === undefined) return;
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const swept = await this.sweep(store, before);
    if (swept > 0) this.log.info('files swept', { files: swept });
  }

  /** Returns how many files were deleted. Takes the instant before which they must have been stored. */
  async sweep(store: FileStore, before: Date): Promise<number> {
    const organizations = await this.work.runControl((tx) =>
      tx.rows<{ id: Uuid<'org'> }>('SELECT id FROM organizations ORDER BY id', []),
    );
    let swept = 0;
    for (const { id } of organizations) {
      const who = systemPrincipal(id);
      for await (const batch of oldFiles(store, id, before)) {
        for (const key of await this.unnamed(who, batch)) {
          if (await this.deleted(who, store, key)) swept += 1;
        }
      }
    }
    return swept;
  }

  private async unnamed(who: Principal, keys: readonly string[]): Promise<string[]> {
    const digests = keys.flatMap((key) => digestOf(key) ?? []);
    const named = await this.work.read(who, (tx) =>
      tx.rows<{ sha256: Buffer }>('SELECT named_files($1) AS sha256', [digests]),
    );
    const names = new Set(named.map(({ sha256 }) => sha256.toString('hex')));
    return keys.filter((key) => !names.has(digestOf(key)?.toString('hex') ?? ''));
  }

  /** Looks again behind the lock: a transaction that names the file has ended, or stores the bytes anew afterwards. */
  private deleted(who: Principal, store: FileStore, key: string): Promise<boolean> {
    return this.work.run(who, async (tx) => {
      await tx.rows(SWEEPING, [key]);
      const named = await tx.rows('SELECT named_files($1)', [[digestOf(key)].filter(Boolean)]);
      if (named.length > 0) return false;
      await store.delete(key);
      return true;
    });
  }
}

function nextNight(now: Date): Date {
  const hour = new Date(now).setUTCHours(HOUR_OF_SWEEP, 0, 0, 0);
  return new Date(hour > now.getTime() ? hour : hour + KEPT_MS);
}

/** The keys of what was stored before an instant, in batches. */
async function* oldFiles(
  store: FileStore,
  organizationId: string,
  before: Date,
): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  const isOld = ({ storedAt }: StoredFile): boolean => storedAt < before;
  for await (const file of store.list(organizationId)) {
    if (isOld(file)) batch.push(file.key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
