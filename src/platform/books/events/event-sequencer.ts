import { OrganizationRounds, type RoundsWork, type Served } from '../organization-rounds.js';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Log } from '../../signals/log.js';
import type { DatabaseMonitor } from '../database-monitor.js';

/** At most this many events of an organization in one round, so that it stays short even after an interruption. */
const BATCH = 1_000;

/** What was done for an organization; null if another node is at it. */
interface Numbered {
  readonly organization: string;
  readonly numbered: number | null;
}

/** A call for each. Tables that are spread over nodes take statements about one organization only. */
const EACH = `
  SELECT o AS organization, number_events_of(o, $2, $3) AS numbered FROM unnest($1::uuid[]) AS o`;

/** Does the same with less. For one organization alone, a call of its own takes less than this. */
const AT_ONCE = 'SELECT n.organization, n.numbered FROM number_events_of_several($1::uuid[], $2, $3) AS n';

/**
 * Assigns numbers to committed events. Runs on every node; the events of an organization are numbered by one at a time.
 *
 * Each commit of this process with events wakes it for their organization. It also looks for the events of processes
 * that died before they could number them.
 */
export class EventSequencer {
  private readonly rounds: OrganizationRounds;

  constructor(
    private readonly work: UnitOfWork,
    log: Log,
    tables: { readonly areDistributed: boolean },
  ) {
    this.rounds = new OrganizationRounds(new Numbering(work, tables), log);
  }

  start(): void {
    this.work.onEventsCommitted((organizationId) => this.rounds.tell(organizationId));
    this.rounds.start();
  }

  /** Resolves after the current rounds. Another node, or the next start, numbers the remaining events. */
  async stop(): Promise<void> {
    await this.rounds.stop();
  }
}

class Numbering implements RoundsWork {
  readonly trouble = 'events not numbered yet';
  /** Their numbers share a commit. */
  readonly organizationsMax = 100;
  readonly roundsMax = 2;
  /** Several times what a round takes with its rest. */
  readonly patienceMs = 100;
  readonly lookEveryMs = 1_000;

  constructor(
    private readonly work: UnitOfWork,
    private readonly tables: { readonly areDistributed: boolean },
  ) {}

  async waiting(): Promise<string[]> {
    const statement = 'SELECT DISTINCT organization_id FROM event_queue LIMIT 1000';
    const rows = await this.work.runControl((tx) => tx.rows<{ organization_id: string }>(statement, []));
    return rows.map(({ organization_id }) => organization_id);
  }

  async serve(organizationIds: readonly string[]): Promise<Served> {
    const statement = this.tables.areDistributed || organizationIds.length === 1 ? EACH : AT_ONCE;
    const rows = await this.work.runControl((tx) =>
      tx.rows<Numbered>(statement, [organizationIds, BATCH, tx.now]),
    );
    const isFullOrBusy = ({ numbered }: Numbered): boolean => numbered === null || numbered === BATCH;
    return {
      again: rows.filter(isFullOrBusy).map(({ organization }) => organization),
      // A full batch has waited long enough.
      rests: rows.some(({ numbered }) => numbered !== 0 && numbered !== BATCH),
    };
  }
}

/** Returns how many committed events have no number yet. */
export async function eventQueueLength(watch: DatabaseMonitor): Promise<number> {
  const [row] = await watch.rows<{ length: number }>('SELECT count(*)::integer AS length FROM event_queue');
  return row?.length ?? 0;
}
