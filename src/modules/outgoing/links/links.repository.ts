import { newId, type Transaction } from '../../../platform/index.js';
import type { LinkChannel, LinkTarget } from './domain/link.js';
import type { LinkRow } from './entities/link.entity.js';

/** What is decided of a new link; the rest follows from the transaction. */
interface NewLink {
  readonly target: LinkTarget;
  readonly token_hash: Buffer;
  readonly channel: LinkChannel;
  readonly expires_at: Date | null;
}

const SHOWN = `id, invoice_id, credit_note_id, quote_id, channel, created_at, expires_at, ended_at,
  views, first_viewed_at, last_viewed_at`;

/** A list is read by a person, and mails may have made any number. */
const LISTED_MAX = 200;

/** The column that names what a link shows. */
const COLUMNS = {
  invoice: 'invoice_id',
  credit_note: 'credit_note_id',
  quote: 'quote_id',
} as const satisfies Record<LinkTarget['type'], keyof LinkRow>;

/** Links to the documents of the organization of a transaction. */
export class LinksRepository {
  constructor(private readonly tx: Transaction) {}

  async insert({ target: { type, id }, token_hash, channel, expires_at }: NewLink): Promise<LinkRow> {
    return existing(
      await this.tx.row<LinkRow>(
        `INSERT INTO invoice_links (organization_id, id, ${COLUMNS[type]}, token_hash, channel, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${SHOWN}`,
        [this.tx.organizationId, newId(this.tx.now), id, token_hash, channel, this.tx.now, expires_at],
      ),
    );
  }

  /** Those of a document that nobody has ended, the newest first. */
  of({ type, id }: LinkTarget): Promise<LinkRow[]> {
    return this.tx.rows<LinkRow>(
      `SELECT ${SHOWN} FROM invoice_links WHERE organization_id = $1 AND ${COLUMNS[type]} = $2 AND ended_at IS NULL
        ORDER BY created_at DESC, id DESC LIMIT ${LISTED_MAX}`,
      [this.tx.organizationId, id],
    );
  }

  byTokenHash(tokenHash: Buffer): Promise<LinkRow | undefined> {
    return this.tx.row<LinkRow>(
      `SELECT ${SHOWN} FROM invoice_links WHERE organization_id = $1 AND token_hash = $2`,
      [this.tx.organizationId, tokenHash],
    );
  }

  /** Held until the transaction ends. */
  lock(id: string): Promise<LinkRow | undefined> {
    return this.tx.row<LinkRow>(
      `SELECT ${SHOWN} FROM invoice_links WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
      [this.tx.organizationId, id],
    );
  }

  async end(id: string): Promise<LinkRow> {
    return existing(
      await this.tx.row<LinkRow>(
        `UPDATE invoice_links SET ended_at = $3 WHERE organization_id = $1 AND id = $2 RETURNING ${SHOWN}`,
        [this.tx.organizationId, id, this.tx.now],
      ),
    );
  }

  /** Notes that somebody has looked. */
  async countView(id: string): Promise<void> {
    await this.tx.touched(
      `UPDATE invoice_links SET views = views + 1, first_viewed_at = coalesce(first_viewed_at, $3), last_viewed_at = $3
        WHERE organization_id = $1 AND id = $2`,
      [this.tx.organizationId, id, this.tx.now],
    );
  }
}

function existing(link: LinkRow | undefined): LinkRow {
  if (link === undefined) throw new Error('A link was stored and is not there.');
  return link;
}
