import { Injectable } from '@nestjs/common';
import { exportedKinds } from '../domain/export-kinds.js';
import { meaningsBesides } from '../domain/meanings-besides.js';

interface Described {
  readonly $ref?: string;
  readonly description?: string;
}

/** The published document, as much as columns are explained by. */
export interface DescribedSchemas {
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

/** Open points are marked in descriptions, below what the field means. */
const MARK = /\n\n\*\*TODO[^]*$/;

/** Says what the columns of an export mean: in the words of the API, which has the same names. */
@Injectable()
export class ColumnMeanings {
  private document: () => DescribedSchemas = () => ({});
  /** The last migration that this program knows. */
  schemaVersion = '';

  /** Takes the document, which is built when it is needed. */
  explainBy(document: () => DescribedSchemas, schemaVersion: string): void {
    this.document = document;
    this.schemaVersion = schemaVersion;
  }

  /** Returns a sentence or two; undefined for a column that nobody has explained. */
  of(table: string, column: string): string | undefined {
    const besides = meaningsBesides[`${table}.${column}`];
    if (besides !== undefined) return besides;
    const schema = exportedKinds[table]?.schema;
    const { schemas = {} } = this.document().components ?? {};
    const described = schema === undefined ? undefined : schemas[schema];
    const { properties = {} } = (described ?? {}) as { properties?: Readonly<Record<string, Described>> };
    const meaning = descriptionOf(properties[column], schemas)?.replace(MARK, '');
    return meaning === undefined || meaning === '' ? meaningsBesides[column] : meaning;
  }
}

/** That of the field, or of what it shares with those of other schemas. */
function descriptionOf(
  field: Described | undefined,
  schemas: Readonly<Record<string, object>>,
): string | undefined {
  const [, shared = ''] = /^#\/components\/schemas\/(field\..+)$/.exec(field?.$ref ?? '') ?? [];
  return ((schemas[shared] as Described | undefined) ?? field)?.description;
}
