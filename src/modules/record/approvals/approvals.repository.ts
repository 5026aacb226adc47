import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  byteaText,
  newId,
  VersionedTable,
  type ApprovalReason,
  type Stored,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { approvals } from './approvals.resource.js';
import { customersNamed, expiryOf, type ApprovalState, type KeptRequest } from './domain/approval.js';
import type { Seen } from './domain/seen-target.js';
import type { ApprovalEntity } from './entities/approval.entity.js';

/** A request that waits from now on. */
export interface NewApproval {
  readonly operation: string;
  readonly target_id: string | null;
  readonly reason: ApprovalReason;
  readonly asked_by: string;
  readonly asked_by_kind: 'api_key' | 'user';
  readonly request: KeptRequest;
  readonly request_hash: Buffer;
  readonly key_hash: Buffer | null;
  readonly seen: Seen;
  readonly dry_run: object;
}

const PENDING_OF = `
  SELECT count(*)::integer AS count FROM approvals WHERE organization_id = $1 AND asked_by = $2 AND state = 'pending'`;

const ABOUT = `
  SELECT id FROM approvals WHERE organization_id = $1 AND customer_ids @> ARRAY[$2]::text[] ORDER BY created_at, id`;

/** Reads and writes approvals. */
export class ApprovalsRepository {
  private readonly rows: VersionedTable<ApprovalEntity>;

  constructor(private readonly tx: Transaction) {
    this.rows = new VersionedTable(tx, 'approvals');
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<ApprovalEntity> {
    const row = await this.rows.byId(id);
    if (row === undefined) throw notFound(approvals.noun);
    return row;
  }

  /** Locks the row until the transaction ends; undefined if there is none. */
  find(id: string): Promise<ApprovalEntity | undefined> {
    return this.rows.lockById(id);
  }

  /** Locks the row until the transaction ends. Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<ApprovalEntity> {
    const row = await this.find(id);
    if (row === undefined) throw notFound(approvals.noun);
    assertVersion(seen, row.version);
    return row;
  }

  /** The pending approval of a key's Idempotency-Key; undefined if there is none. */
  async pendingUnder(askedBy: string, keyHash: Buffer): Promise<ApprovalEntity | undefined> {
    const found = await this.tx.row<{ id: string }>(
      `SELECT id FROM approvals
        WHERE organization_id = $1 AND asked_by = $2 AND key_hash = $3 AND state = 'pending'`,
      [this.tx.organizationId, askedBy, keyHash],
    );
    return found && this.rows.byId(found.id);
  }

  async countPending(askedBy: string): Promise<number> {
    const row = await this.tx.row<{ count: number }>(PENDING_OF, [this.tx.organizationId, askedBy]);
    return row?.count ?? 0;
  }

  insert({ request, request_hash, key_hash, seen, dry_run, ...given }: NewApproval): Promise<ApprovalEntity> {
    return this.rows.insert(newId(this.tx.now), {
      ...given,
      state: 'pending',
      request: JSON.stringify(request),
      request_hash: byteaText(request_hash),
      key_hash: key_hash && byteaText(key_hash),
      seen: JSON.stringify(seen),
      dry_run: JSON.stringify(dry_run),
      customer_ids: arrayText(customersNamed([given.target_id, request, dry_run])),
      expires_at: expiryOf(this.tx.now),
    });
  }

  /** Ends a locked approval. */
  end(
    row: ApprovalEntity,
    state: Exclude<ApprovalState, 'pending'>,
    columns: Readonly<Record<string, Stored>> = {},
  ): Promise<ApprovalEntity> {
    const { result = null, dry_run_now = null } = columns;
    const customer_ids = arrayText(customersNamed([row.customer_ids, result, dry_run_now]));
    return this.rows.update(row, { state, ended_at: this.tx.now, customer_ids, ...columns });
  }

  /** Forgets what was sent, and what was said of it. */
  forget(row: ApprovalEntity): Promise<ApprovalEntity> {
    return this.rows.update(row, {
      ...{ request: null, dry_run: null, dry_run_now: null, seen: null, rejection_reason: null },
    });
  }

  /** Those that name a customer: in what was sent, or as what it has made. Takes the public identifier. */
  async about(customer: string): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(ABOUT, [this.tx.organizationId, customer]);
    return rows.map(({ id }) => id);
  }
}

/** Identifiers as a text that PostgreSQL reads as an array of them. */
function arrayText(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}
