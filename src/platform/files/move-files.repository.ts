import { createHash } from 'node:crypto';
import pg from 'pg';
import { clientConfig } from '../books/client-config.js';
import type { Connection } from '../books/connection.js';
import { fileKey, type FileStore } from './file-store.js';
import { NAMING } from './files.js';

/** Where files are and where they should be; undefined is the database. */
export interface Move {
  readonly from: FileStore | undefined;
  readonly to: FileStore | undefined;
}

/** How many files were moved, and the keys of those that are lost or damaged. */
export interface Moved {
  readonly moved: number;
  readonly lost: readonly string[];
}

/** A table whose rows are files, and whether they may lack their digest. */
interface FileTable {
  readonly name: string;
  readonly lacksDigests: boolean;
}

/** All of them, by their columns, so that a table that comes later cannot be forgotten. */
const FILE_TABLES = `
  SELECT c.oid::regclass::text AS name, NOT digest.attnotnull AS "lacksDigests"
    FROM pg_class c
    JOIN pg_attribute digest ON digest.attrelid = c.oid AND digest.attname = 'sha256'
    JOIN pg_attribute bytes ON bytes.attrelid = c.oid AND bytes.attname = 'content'
    JOIN pg_attribute owner ON owner.attrelid = c.oid AND owner.attname = 'organization_id'
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND bytes.atttypid = 'bytea'::regtype
   ORDER BY 1`;

/** Returns the tables whose rows are files. */
export async function fileTables(client: Pick<pg.ClientBase, 'query'>): Promise<FileTable[]> {
  return (await client.query<FileTable>(FILE_TABLES)).rows;
}

/**
 * Moves all files, one by one, each in a transaction of its own.
 *
 * The service may run meanwhile. Between two places outside the database files are copied, and nothing is deleted.
 * Connects as the owner of the tables, because the service may not change the rows of files. Can be repeated.
 */
export async function moveFiles(connection: Connection, move: Move): Promise<Moved> {
  const client = new pg.Client(clientConfig(connection, 'countinghouse-files'));
  await client.connect();
  try {
    const mover = new Mover(client, move);
    const { rows } = await client.query<{ id: string }>('SELECT id FROM organizations ORDER BY id');
    const tables = await fileTables(client);
    for (const { id } of rows) for (const table of tables) await mover.moveAll(id, table);
    return mover;
  } finally {
    await client.end();
  }
}

class Mover implements Moved {
  moved = 0;
  readonly lost: string[] = [];

  constructor(
    private readonly client: pg.Client,
    private readonly move: Move,
  ) {}

  async moveAll(organizationId: string, { name: table, lacksDigests }: FileTable): Promise<void> {
    if (this.move.from === undefined && lacksDigests) await this.giveDigests(table, organizationId);
    for (const sha256 of await this.digests(organizationId, table)) {
      const key = fileKey(organizationId, sha256);
      const isMoved = await this.within(organizationId, async () => {
        await this.client.query(NAMING, [key]);
        return this.moveOne(table, organizationId, sha256);
      });
      if (isMoved) this.moved += 1;
      else this.lost.push(key);
    }
  }

  /** Attachments of before there was a choice have no digest. */
  private giveDigests(table: string, organizationId: string): Promise<unknown> {
    const sql = `
      UPDATE ${table} SET sha256 = sha256(content)
       WHERE organization_id = $1 AND content IS NOT NULL AND sha256 IS NULL`;
    return this.within(organizationId, () => this.client.query(sql, [organizationId]));
  }

  private digests(organizationId: string, table: string): Promise<Buffer[]> {
    const sql = `
      SELECT DISTINCT sha256 FROM ${table}
       WHERE organization_id = $1 AND content IS ${this.where} AND sha256 IS NOT NULL ORDER BY sha256`;
    return this.within(organizationId, async () => {
      const { rows } = await this.client.query<{ sha256: Buffer }>(sql, [organizationId]);
      return rows.map(({ sha256 }) => sha256);
    });
  }

  /** What rows say whose bytes are where files are moved from. */
  private get where(): 'NOT NULL' | 'NULL' {
    return this.move.from === undefined ? 'NOT NULL' : 'NULL';
  }

  /** Returns false if the bytes are lost or damaged. */
  private async moveOne(table: string, organizationId: string, sha256: Buffer): Promise<boolean> {
    const { from, to } = this.move;
    const key = fileKey(organizationId, sha256);
    if (from !== undefined && to !== undefined && (await to.exists(key))) return true;
    const content = await (from?.get(key) ?? this.contentOf(table, organizationId, sha256));
    if (content === undefined) return false;
    if (!createHash('sha256').update(content).digest().equals(sha256)) return false;
    await to?.put(key, content);
    if (from !== undefined && to !== undefined) return true;
    const sql = `
      UPDATE ${table} SET content = $3 WHERE organization_id = $1 AND sha256 = $2 AND content IS ${this.where}`;
    await this.client.query(sql, [organizationId, sha256, to === undefined ? content : null]);
    return true;
  }

  private async contentOf(
    table: string,
    organizationId: string,
    sha256: Buffer,
  ): Promise<Buffer | undefined> {
    const sql = `
      SELECT content FROM ${table} WHERE organization_id = $1 AND sha256 = $2 AND content IS NOT NULL LIMIT 1`;
    const { rows } = await this.client.query<{ content: Buffer }>(sql, [organizationId, sha256]);
    return rows[0]?.content;
  }

  /** The organization is an identifier that the database has given. */
  private async within<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
    await this.client.query(`BEGIN; SET LOCAL app.organization = '${organizationId}'`);
    try {
      const result = await work();
      await this.client.query('COMMIT');
      return result;
    } catch (error) {
      await this.client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
