import { randomBytes } from 'node:crypto';
import { notFound } from '../../../kernel/problems/problem.js';
import {
  type Mode,
  assertVersion,
  byteaText,
  newId,
  Secrets,
  VersionedTable,
  type Principal,
  type SecretBox,
  type Stored,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import type { EndpointDetails } from './domain/endpoint.js';
import { WELL, type Health } from './domain/health.js';
import { storedRights } from './domain/reader.js';
import { secretText } from './domain/signature.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { webhookEndpoints } from './webhooks.resource.js';

const TABLE = 'webhook_endpoints';
const SECRET_BYTES = 32;
const SECRET = 'webhook_endpoints.secret';
const HEADERS = 'webhook_endpoints.headers';

/** An endpoint, with a secret that was just made: the only time that anybody sees it. */
export interface NewSecret {
  readonly endpoint: WebhookEndpointEntity;
  readonly secret: string;
}

/** The endpoints of an organization within one transaction. */
export class WebhookEndpointsRepository {
  private readonly rows: VersionedTable<WebhookEndpointEntity>;
  private readonly box: SecretBox;

  constructor(
    private readonly tx: Transaction,
    secrets: Secrets,
  ) {
    this.rows = new VersionedTable(tx, TABLE);
    this.box = secrets.ofOrganization(tx);
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<WebhookEndpointEntity> {
    return existing(await this.rows.byId(id));
  }

  find(id: string): Promise<WebhookEndpointEntity | undefined> {
    return this.rows.byId(id);
  }

  /** Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<WebhookEndpointEntity> {
    const row = existing(await this.rows.lockById(id));
    assertVersion(seen, row.version);
    return row;
  }

  async lockById(id: string): Promise<WebhookEndpointEntity | undefined> {
    return this.rows.lockById(id);
  }

  /** Returns the ids of those that get deliveries. */
  async idsOfEnabled(): Promise<string[]> {
    const statement = `
      SELECT id FROM webhook_endpoints WHERE organization_id = $1 AND status <> 'disabled' ORDER BY id`;
    const found = await this.tx.rows<{ id: string }>(statement, [this.tx.organizationId]);
    return found.map(({ id }) => id);
  }

  /** Counts them, and keeps others from being added until the transaction ends. */
  async lockCount(): Promise<number> {
    await this.lockAll();
    const statement = 'SELECT count(*)::integer AS count FROM webhook_endpoints WHERE organization_id = $1';
    const row = await this.tx.row<{ count: number }>(statement, [this.tx.organizationId]);
    return row?.count ?? 0;
  }

  async insert(details: EndpointDetails, cursor: bigint): Promise<NewSecret> {
    const id = newId(this.tx.now);
    const secret = newSecret();
    const endpoint = await this.rows.insert(id, {
      ...this.columnsOf(details),
      ...(await this.sealedHeaders(id, details.headers ?? {})),
      secret: byteaText(await this.box.seal(secret, { column: SECRET, id })),
      status: 'active',
      cursor,
    });
    return { endpoint, secret };
  }

  /**
   * Replaces the details of a locked endpoint; headers that are not given stay. One that was left by its writer is
   * taken over, and works again.
   */
  async update(before: WebhookEndpointEntity, details: EndpointDetails): Promise<WebhookEndpointEntity> {
    const headers = details.headers && (await this.sealedHeaders(before.id, details.headers));
    const taken = before.writer_left_at === null ? {} : { ...WELL, status: 'active' };
    return this.rows.update(before, {
      ...this.columnsOf(details),
      ...headers,
      ...taken,
      writer_left_at: null,
    });
  }

  /** Disables a locked endpoint whose writer has left, until somebody takes it over. */
  leave(before: WebhookEndpointEntity): Promise<WebhookEndpointEntity> {
    return this.rows.update(before, {
      status: 'disabled',
      status_reason: 'Whoever wrote it has left, or the API key that wrote it has ended.',
      writer_left_at: this.tx.now,
    });
  }

  /** Gives a locked endpoint another secret. The one before signs, too, until the instant. */
  async rotate(before: WebhookEndpointEntity, previousEndsAt: Date): Promise<NewSecret> {
    const secret = newSecret();
    const sealed = await this.box.seal(secret, { column: SECRET, id: before.id });
    const endpoint = await this.rows.update(before, {
      secret: byteaText(sealed),
      previous_secret: byteaText(before.secret),
      previous_secret_ends_at: previousEndsAt,
    });
    return { endpoint, secret };
  }

  /** Changes the state of a locked endpoint, which is a new version. */
  changeHealth(before: WebhookEndpointEntity, health: Health): Promise<WebhookEndpointEntity> {
    return this.rows.update(before, { ...health });
  }

  /** Notes how it does without a new version, because nobody has changed it. */
  noteHealth({ id }: WebhookEndpointEntity, health: Health): void {
    const { failures, is_slowed, failing_since, last_success_at } = health;
    this.tx.pipeline(
      this.tx.rows(
        `UPDATE webhook_endpoints SET failures = $3, is_slowed = $4, failing_since = $5, last_success_at = $6
          WHERE organization_id = $1 AND id = $2`,
        [this.tx.organizationId, id, failures, is_slowed, failing_since, last_success_at],
      ),
    );
  }

  /** Moves the cursor of a locked endpoint. */
  moveCursor(id: string, cursor: bigint): void {
    const statement = 'UPDATE webhook_endpoints SET cursor = $3 WHERE organization_id = $1 AND id = $2';
    this.tx.pipeline(this.tx.rows(statement, [this.tx.organizationId, id, cursor]));
  }

  delete(id: string): Promise<void> {
    return this.rows.delete(id);
  }

  /**
   * Lets numbering know whether an endpoint is enabled. To be called after what was changed.
   *
   * One transaction after the other: of two at once, the slower one would not see what the other has enabled.
   */
  async noteWhetherAnyListens(): Promise<void> {
    await this.lockAll();
    await this.tx.rows('SELECT set_has_endpoints($1)', [(await this.idsOfEnabled()).length > 0]);
  }

  /** Returns the secrets that sign now, and the headers of every request. */
  async opened(
    endpoint: WebhookEndpointEntity,
  ): Promise<{ secrets: string[]; headers: Record<string, string>; mode: Mode; aheadMs: number }> {
    const { id, previous_secret, previous_secret_ends_at } = endpoint;
    const secrets = [await this.box.open(endpoint.secret, { column: SECRET, id })];
    if (
      previous_secret !== null &&
      previous_secret_ends_at !== null &&
      previous_secret_ends_at > this.tx.realNow
    )
      secrets.push(await this.box.open(previous_secret, { column: SECRET, id }));
    const { mode, aheadMs } = this.tx;
    if (endpoint.headers === null) return { secrets, headers: {}, mode, aheadMs };
    const text = await this.box.open(endpoint.headers, { column: HEADERS, id });
    return { secrets, headers: JSON.parse(text) as Record<string, string>, mode, aheadMs };
  }

  private async lockAll(): Promise<void> {
    const lock = `SELECT pg_advisory_xact_lock(hashtextextended('webhook_endpoints of ' || $1::text, 0))`;
    await this.tx.rows(lock, [this.tx.organizationId]);
  }

  private columnsOf(details: EndpointDetails): Readonly<Record<string, Stored>> {
    return {
      url: details.url,
      description: details.description ?? null,
      event_types: arrayOf(details.event_types ?? ['*']),
      payload: details.payload ?? 'full',
      ordering: details.ordering ?? 'object',
      reads: arrayOf(storedRights(this.tx.who)),
      ...writtenBy(this.tx.who),
    };
  }

  private async sealedHeaders(
    id: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ header_names: string; headers: string | null }> {
    const names = Object.keys(headers);
    if (names.length === 0) return { header_names: '{}', headers: null };
    const sealed = await this.box.seal(JSON.stringify(headers), { column: HEADERS, id });
    return { header_names: arrayOf(names), headers: byteaText(sealed) };
  }
}

/** Only holders of a credential write endpoints. */
function writtenBy({ kind, id }: Principal): { writer_kind: string; writer_id: string } {
  if (kind === 'system') throw new Error('The service itself writes no webhook endpoints.');
  return { writer_kind: kind, writer_id: id };
}

function existing(row: WebhookEndpointEntity | undefined): WebhookEndpointEntity {
  if (row === undefined) throw notFound(webhookEndpoints.noun);
  return row;
}

function newSecret(): string {
  return secretText(randomBytes(SECRET_BYTES));
}

/** An array of PostgreSQL as a text. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
