import { Injectable } from '@nestjs/common';
import { isAllowed, OperationCatalog, type CatalogEntry } from '../../../platform/index.js';
import { Calls, type Asker } from './calls.js';
import {
  beginningsOf,
  findables,
  foundByBeginning,
  foundByLikeness,
  kindOfId,
  ranked,
  type Findable,
  type Found,
  type Row,
} from './domain/finding.js';

/** What is looked for. */
export interface Wanted {
  readonly text: string;
  readonly kinds?: readonly string[];
}

const LIMIT = 10;
const LIMIT_OF_SIMILAR = 100;

/** Looks for a name, a number, a reference or an identifier in every list that the caller may read. */
@Injectable()
export class FindService {
  constructor(
    private readonly calls: Calls,
    private readonly catalog: OperationCatalog,
  ) {}

  /** Whether a caller may read anything that could be found. */
  isFor({ who }: Pick<Asker, 'who'>): boolean {
    return findables.some(({ list }) => isAllowed(who, this.entry(list).access));
  }

  async find(asker: Asker, { text, kinds }: Wanted): Promise<ReturnType<typeof ranked>> {
    const named = kindOfId(text);
    if (named !== undefined) return ranked(await this.byId(asker, named, text.trim()));
    const readable = findables.filter(({ kind, list }) => {
      return (kinds?.includes(kind) ?? true) && isAllowed(asker.who, this.entry(list).access);
    });
    const found = await Promise.all(
      readable.map(async (findable) => {
        const rows = await this.rows(asker, findable, { q: text, limit: LIMIT });
        return rows.map((row) => foundByBeginning(text, findable, row));
      }),
    );
    if (found.flat().length > 0) return ranked(found.flat());
    return ranked((await Promise.all(readable.map((one) => this.similar(asker, one, text)))).flat());
  }

  private async byId(asker: Asker, findable: Findable, id: string): Promise<Found[]> {
    const url = this.entry(findable.get).path.replace(/:[^/]+/, encodeURIComponent(id));
    const { status, content } = await this.calls.make(asker, { method: 'GET', url });
    return status === 200 ? [{ ...foundByBeginning(id, findable, content as Row), match: 'exact' }] : [];
  }

  private async similar(asker: Asker, findable: Findable, text: string): Promise<Found[]> {
    const parts = await Promise.all(
      beginningsOf(text).map((q) => this.rows(asker, findable, { q, limit: LIMIT_OF_SIMILAR })),
    );
    const rows = new Map(parts.flat().map((row) => [row['id'], row]));
    return foundByLikeness(text, findable, [...rows.values()]).slice(0, LIMIT);
  }

  /** What a list cannot be asked for is found nowhere. */
  private async rows(
    asker: Asker,
    { list, asksBy = 'q' }: Findable,
    { q, limit }: { q: string; limit: number },
  ): Promise<Row[]> {
    const parameters = new URLSearchParams({ [asksBy]: q, limit: String(limit) });
    const url = `${this.entry(list).path}?${parameters.toString()}`;
    const { status, content } = await this.calls.make(asker, { method: 'GET', url });
    return status === 200 ? (content as { readonly data: Row[] }).data : [];
  }

  private entry(id: string): CatalogEntry {
    const entry = this.catalog.all().find((one) => one.id === id);
    if (entry === undefined) throw new Error(`There is no operation ${id} to find things with.`);
    return entry;
  }
}
