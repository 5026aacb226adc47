import { toTypeId } from '../../kernel/ids/type-id.js';
import { changedMetadata, type Metadata, type MetadataChanges } from '../../kernel/metadata/metadata.js';
import { notFound } from '../../kernel/problems/problem.js';
import { newId } from '../contract/ids/new-id.js';
import type { Patch } from '../contract/fields/patch-of.js';
import type { Stored, TableResource } from '../contract/resource.js';
import { assertVersion, type Target } from '../contract/version-tag.js';
import { violatedConstraint } from './database-errors.js';
import type { Transaction } from './transaction.js';
import { nameKey } from '../../kernel/search/search-form.js';
import type { SearchTerms } from './search-terms.js';
import { VersionedTable, type VersionedRow } from './versioned-table.js';

/** The row that has a value already which must be unique, as a refusal names it. */
interface Holder {
  readonly existing_id: string;
  readonly is_archived: boolean;
}

/** The errors for violated constraints, by the name of the constraint. The holder is unknown if it came meanwhile. */
export type Refusals = Readonly<Record<string, (cause: unknown, holder?: Holder) => Error>>;

/** What a resource has besides its columns. */
export interface ResourceTraits<Row> {
  readonly refusals?: Refusals;
  /** A column whose values are unique in an organization, so that a refusal can tell who has the value. */
  readonly unique?: string;
  /** What its rows are searched by. */
  readonly terms?: SearchTerms<Row>;
  /** Whether its rows are sorted by name, which `name_key` is kept for. */
  readonly isNamed?: boolean;
  /** A column that has the id of the row from its first moment on. */
  readonly sameAsId?: string;
}

/** Reads and writes the rows of a resource within one transaction. A slice adds its own statements in a subclass. */
export class ResourceRepository<Details extends object, Row extends VersionedRow> {
  private readonly rows: VersionedTable<Row>;

  constructor(
    protected readonly tx: Transaction,
    private readonly resource: TableResource<Details>,
    private readonly traits: ResourceTraits<Row> = {},
  ) {
    this.rows = new VersionedTable(tx, resource.table);
  }

  byId(id: string): Promise<Row | undefined> {
    return this.rows.byId(id);
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<Row> {
    return this.existing(await this.byId(id));
  }

  /** Locks the row until the transaction ends; undefined if there is none. */
  lockById(id: string): Promise<Row | undefined> {
    return this.rows.lockById(id);
  }

  /** Those of the ids that there are, by their id. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
    const rows = ids.length === 0 ? [] : await this.rows.byIds([...new Set(ids)]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Those that have one of the values of the unique column now, archived ones too, by that value. */
  async byUnique(values: readonly string[]): Promise<ReadonlyMap<string, Row>> {
    const { unique } = this.traits;
    if (unique === undefined || values.length === 0) return new Map();
    const rows = await this.rows.byValues(unique, values);
    return new Map(rows.map((row) => [String((row as unknown as Record<string, unknown>)[unique]), row]));
  }

  /** Those that are not archived and have one of these names, capitals or not, by the form that names are sorted by. */
  async byNames(names: readonly string[]): Promise<ReadonlyMap<string, Row>> {
    if (this.traits.isNamed !== true || names.length === 0) return new Map();
    const rows = await this.rows.byValues('name_key', [...new Set(names.map(nameKey))]);
    const shown = rows.map(
      (row) => row as Row & { readonly name_key: string; readonly archived_at: unknown },
    );
    return new Map(shown.filter((row) => row.archived_at === null).map((row) => [row.name_key, row]));
  }

  /** Locks the row until the transaction ends. Raises `not_found` and `precondition_failed`. */
  async lock({ id, seen }: Target): Promise<Row> {
    const row = this.existing(await this.rows.lockById(id));
    assertVersion(seen, row.version);
    return row;
  }

  /** Raises the refusal of a violated constraint. */
  async insert(details: Details): Promise<Row> {
    const id = newId(this.tx.now);
    const { sameAsId } = this.traits;
    const columns = {
      ...this.withNameKey(this.resource.columns(details)),
      ...(sameAsId !== undefined && { [sameAsId]: id }),
    };
    const holder = this.holderOf(columns);
    const row = await this.refusing(this.rows.insert(id, columns), holder);
    this.traits.terms?.add(this.tx, row);
    return row;
  }

  /** Replaces the details of a locked row. Raises the refusal of a violated constraint. */
  update(before: Row, details: Details): Promise<Row> {
    return this.change(before, this.resource.columns(details));
  }

  /** Changes the given details of a locked row; null removes a value. Raises the refusal of a violated constraint. */
  patch(before: Row, changes: Patch<Details>): Promise<Row> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    if (given.length === 0) return Promise.resolve(before);
    const details = Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined]));
    const { metadata } = changes as { readonly metadata?: MetadataChanges | null };
    if (metadata !== undefined) {
      const { metadata: former = {} } = before as { readonly metadata?: Metadata };
      details['metadata'] = changedMetadata(former, metadata);
    }
    const columns = Object.entries<Stored>(this.resource.columns(details as Details));
    const changed = columns.filter(([name]) => Object.hasOwn(details, name));
    return this.change(before, Object.fromEntries(changed));
  }

  /** Shows an archived row in lists again. */
  unarchive(before: Row): Promise<Row> {
    return this.rows.update(before, { archived_at: null });
  }

  /** Hides a locked row from lists. */
  archive(before: Row): Promise<Row> {
    return this.rows.archive(before);
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete(id);
    this.traits.terms?.remove(this.tx, id);
  }

  /** Deletes a locked row unless another one names it by foreign key. Returns whether it is gone. */
  async deleteUnlessNamed(id: string): Promise<boolean> {
    const isGone = await this.rows.deleteUnlessNamed(id);
    if (isGone) this.traits.terms?.remove(this.tx, id);
    return isGone;
  }

  /** Changes columns of a locked row. Raises the refusal of a violated constraint. */
  protected async change(before: Row, columns: Readonly<Record<string, Stored>>): Promise<Row> {
    const holder = this.holderOf(columns);
    const row = await this.refusing(this.rows.update(before, this.withNameKey(columns)), holder);
    this.traits.terms?.replace(this.tx, before, row);
    return row;
  }

  private withNameKey(columns: Readonly<Record<string, Stored>>): Readonly<Record<string, Stored>> {
    const { name } = columns;
    return this.traits.isNamed === true && typeof name === 'string'
      ? { ...columns, name_key: nameKey(name) }
      : columns;
  }

  private existing(row: Row | undefined): Row {
    if (row === undefined) throw notFound(this.resource.noun);
    return row;
  }

  /** Asks who has the unique value now. It is sent ahead of the statement that writes it, in the same round trip. */
  private async holderOf(columns: Readonly<Record<string, Stored>>): Promise<Holder | undefined> {
    const { unique } = this.traits;
    const value = unique === undefined ? undefined : columns[unique];
    if (unique === undefined || typeof value !== 'string') return undefined;
    const statement = `
      SELECT id, archived_at FROM ${this.resource.table} WHERE organization_id = $1 AND ${unique} = $2`;
    const values = [this.tx.organizationId, value];
    const row = await this.tx.row<{ id: string; archived_at: Date | null }>(statement, values);
    const { idPrefix } = this.resource;
    return row && { existing_id: toTypeId(idPrefix, row.id), is_archived: row.archived_at !== null };
  }

  private async refusing(written: Promise<Row>, holder: Promise<Holder | undefined>): Promise<Row> {
    const [row, found] = await Promise.allSettled([written, holder]);
    if (row.status === 'fulfilled') return row.value;
    const refusal = this.traits.refusals?.[violatedConstraint(row.reason) ?? ''];
    throw refusal?.(row.reason, found.status === 'fulfilled' ? found.value : undefined) ?? row.reason;
  }
}
