import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { Files, once, UnitOfWork, zipOf, type ArchiveFile, type Principal } from '../../../platform/index.js';
import { CustomersRepository } from '../../books/customers/index.js';
import { customers } from '../../books/customers/customers.resource.js';
import { OrganizationsRepository } from '../../people/organizations/index.js';
import {
  copiedBesides,
  copiedFiles,
  copying,
  copyRoots,
  type CopiedFiles,
  type CopiedOf,
  type CopyRoot,
} from './domain/personal-copy.js';
import { personalDataExported } from './privacy.events.js';
import { aboutCopy } from './about-copy.js';
import { CopiesRepository, type PlacedRow, type RootPlace, type RowPlace } from './copies.repository.js';
import { files as fileStatements, type StoredFile } from './copies.sql.js';
import { jsonList } from './json-list.js';
import { plainName, publicForm, publicId } from '../data-exports/index.js';

/** Who asks for the data of which customer. */
interface Asked {
  readonly who: Principal;
  readonly customerId: string;
}

/** Gives everything that is stored of a customer, each part read when those before it have been sent. */
@Injectable()
export class CustomerCopies {
  constructor(
    private readonly work: UnitOfWork,
    private readonly kept: Files,
  ) {}

  /** The bytes of a ZIP. Raises `not_found` and `customer_merged` before the first of them. */
  async copy(who: Principal, customerId: string): Promise<AsyncIterable<Buffer>> {
    const { about, at } = await this.work.run(who, async (tx) => {
      await new CustomersRepository(tx).standing(customerId);
      const { name } = await new OrganizationsRepository(tx).existing(tx.organizationId);
      tx.announce(personalDataExported(customerId, tx.now));
      const customer_id = toTypeId(customers.idPrefix, customerId);
      return { about: aboutCopy({ organization: name, customer_id, made_at: tx.now }), at: tx.now };
    });
    return zipOf(this.files({ who, customerId }, about), at);
  }

  private async *files(asked: Asked, about: object): AsyncGenerator<ArchiveFile> {
    yield { name: 'about.json', content: once(Buffer.from(JSON.stringify(about, null, 2))) };
    for (const [table, how] of Object.entries(copying)) {
      if (how.by === 'rows') yield jsonFile(table, this.rows(asked, table, how));
      if (how.by === 'objects') yield jsonFile(table, this.ofObjects(asked, table, how.without));
    }
    for (const { table, of } of copiedBesides)
      yield jsonFile(table, this.rows(asked, table, { of, without: [] }));
    for (const kind of copiedFiles) yield* this.stored(asked, kind);
  }

  private async *rows(
    asked: Asked,
    table: string,
    { of, without }: { readonly of: CopiedOf; readonly without: readonly string[] },
  ): AsyncGenerator<readonly string[]> {
    for (const root of copyRoots) {
      const key = of[root];
      if (key === undefined) continue;
      for await (const ids of this.pages(asked, root)) {
        yield await this.work.read(asked.who, (tx) =>
          new CopiesRepository(tx).rows(table, key, { ids, without }),
        );
      }
    }
  }

  private async *ofObjects(
    asked: Asked,
    table: string,
    without: readonly string[],
  ): AsyncGenerator<readonly string[]> {
    for (const root of copyRoots) {
      for await (const ids of this.pages(asked, root)) {
        const parts = await this.work.read(asked.who, (tx) => new CopiesRepository(tx).partsOf(ids));
        yield* this.ofSome(asked.who, table, { objects: [...ids, ...parts], without });
      }
    }
  }

  private async *ofSome(
    who: Principal,
    table: string,
    { objects, without }: { readonly objects: readonly string[]; readonly without: readonly string[] },
  ): AsyncGenerator<readonly string[]> {
    let after: string | undefined = '0';
    while (after !== undefined) {
      const place: RowPlace = { after, without };
      const found: readonly PlacedRow[] = await this.work.read(who, (tx) =>
        new CopiesRepository(tx).ofObjects(table, objects, place),
      );
      yield found.map(({ text }) => text);
      after = found.at(-1)?.place;
    }
  }

  private async *stored(asked: Asked, kind: CopiedFiles): AsyncGenerator<ArchiveFile> {
    for (const root of fileStatements[kind].of) {
      for await (const ids of this.pages(asked, root)) {
        const found = await this.work.read(asked.who, (tx) => new CopiesRepository(tx).files(kind, ids));
        for (const file of found) {
          const row = await this.work.read(asked.who, (tx) => new CopiesRepository(tx).file(kind, file));
          if (row === undefined) continue;
          const { content } = await this.kept.whole(asked.who.organizationId, row);
          yield { name: nameOf({ kind, root, file }), content: once(content) };
        }
      }
    }
  }

  /** What a customer has, in the order in which it was made. */
  private async *pages({ who, customerId }: Asked, root: CopyRoot): AsyncGenerator<string[]> {
    let after: RootPlace | undefined;
    do {
      const last: RootPlace | undefined = after;
      const found = await this.work.read(who, (tx) => new CopiesRepository(tx).roots(root, customerId, last));
      if (found.length > 0) yield found.map(({ id }) => id);
      after = found.at(-1);
    } while (after !== undefined);
  }
}

function jsonFile(table: string, rows: AsyncIterable<readonly string[]>): ArchiveFile {
  return { name: `${table}.json`, content: jsonList(publicRows(table, rows)) };
}

async function* publicRows(
  table: string,
  parts: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  for await (const rows of parts) yield rows.map((row) => publicForm(table, row));
}

interface Place {
  readonly kind: CopiedFiles;
  readonly root: CopyRoot;
  readonly file: StoredFile;
}

/** In a folder of what it belongs to: two files of one mail or document have different keys. */
function nameOf({ kind, root, file: { owner, key, said } }: Place): string {
  const folder = `${kind}/${publicId(root, owner)}`;
  return `${folder}/${plainName(said === null ? key : `${key.slice(0, 20)}-${said}`)}`;
}
