import type { CsvMapping } from '../../../../kernel/bank/csv-mapping.js';
import { UnreadableStatement, type ReadStatement } from '../../../../kernel/bank/read-statement.js';
import { readStatements } from '../../../../kernel/bank/statement-file.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { UnreadableXml, xmlTree, type XmlTree } from '../../../../platform/index.js';
import { statementUnreadable, tooManyLines } from '../bank-statements.problems.js';

/** A year of a busy account. All of them are stored in one transaction. */
const LINES_MAX = 10_000;

interface AccountOfFile {
  readonly currency: CurrencyCode;
  readonly csv_mapping: CsvMapping | null;
}

/** Reads a file for an account. Raises Problem `statement_unreadable`, and `validation_failed` for too many lines. */
export function readFile(bytes: Uint8Array, { currency, csv_mapping }: AccountOfFile): ReadStatement[] {
  const statements = unreadableIsProblem(() =>
    readStatements(bytes, { xml: elementsOf, currency, mapping: csv_mapping ?? undefined }),
  );
  const count = statements.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count > LINES_MAX) throw tooManyLines(LINES_MAX);
  return statements;
}

/** Elements by their names without prefixes. A statement that is too large is refused before, by its bytes. */
function elementsOf(text: string): XmlTree {
  try {
    return xmlTree(text, { nameOf: ({ local }) => local, elementsMax: Infinity });
  } catch (error) {
    throw error instanceof UnreadableXml ? new UnreadableStatement(error.detail, error.place) : error;
  }
}

function unreadableIsProblem<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableStatement ? statementUnreadable(error) : error;
  }
}
