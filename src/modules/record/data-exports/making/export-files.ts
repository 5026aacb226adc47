import { once, type ArchiveFile } from '../../../../platform/index.js';
import type { ColumnMeanings } from './column-meanings.js';
import { linesOf } from '../domain/lines.js';
import { manifestOf, type ExportFacts, type KindFacts } from '../domain/manifest.js';
import { readmeOf } from '../domain/readme-text.js';
import type { BooksReader, KindOfRows } from './books-reader.js';
import type { StoredFiles } from './stored-files.js';
import { WrittenFile } from './written-file.js';

/** What the files of an export are made of. */
interface Making {
  readonly reader: BooksReader;
  readonly stored: StoredFiles;
  readonly meanings: ColumnMeanings;
  readonly facts: ExportFacts;
  readonly kinds: readonly KindOfRows[];
}

/** The files of an export, each made when its turn comes: the manifest is the last one, because it knows the others. */
export class ExportFiles {
  rowsDone = 0;

  constructor(private readonly making: Making) {}

  async *all(): AsyncGenerator<ArchiveFile> {
    const { facts, kinds, stored } = this.making;
    yield { name: 'README.txt', content: once(Buffer.from(readmeOf(facts))) };
    const done: KindFacts[] = [];
    for (const kind of kinds) {
      const before = this.rowsDone;
      const name = `data/${kind.table}.${facts.form.format}`;
      const file = new WrittenFile(name, this.lines(kind));
      yield file;
      done.push(this.factsOf(kind, { ...file.facts, rows: this.rowsDone - before }));
    }
    if (facts.with_files) yield* stored.all();
    yield { name: 'manifest.json', content: once(Buffer.from(manifestOf(facts, done, stored.counts))) };
  }

  private async *lines(kind: KindOfRows): AsyncGenerator<Buffer> {
    const writer = linesOf(this.making.facts.form, kind.columns);
    if (writer.head !== '') yield Buffer.from(writer.head);
    for await (const rows of this.making.reader.rows(kind)) {
      yield Buffer.from(rows.map((row) => writer.line(row)).join(''));
      this.rowsDone += rows.length;
    }
  }

  private factsOf(
    { table, kind, columns }: KindOfRows,
    written: Omit<KindFacts, 'kind' | 'columns' | 'left_out'>,
  ): KindFacts {
    const { meanings } = this.making;
    return {
      kind: table,
      ...written,
      columns: columns.map((column) => ({ ...column, meaning: meanings.of(table, column.name) ?? null })),
      left_out: [...(kind.without ?? [])],
    };
  }
}
