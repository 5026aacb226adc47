import { camtStatements } from './camt.js';
import { csvStatement, type CsvReading } from './csv-statement.js';
import { fileText } from '../tables/file-text.js';
import { isMt940, mt940Statements } from './mt940.js';
import { UnreadableStatement, type ReadStatement } from './read-statement.js';
import type { XmlNode } from './xml-node.js';

/** How a file is read that does not say everything itself, and what reads XML. */
export interface FileReading extends CsvReading {
  /** Raises UnreadableStatement for what is no well-formed XML. */
  readonly xml: (text: string) => XmlNode;
}

/**
 * Reads the statements of a file by what it contains, whatever its name is: CAMT, MT940, else a file of values.
 *
 * Raises UnreadableStatement.
 */
export function readStatements(bytes: Uint8Array, { xml, ...reading }: FileReading): ReadStatement[] {
  const text = fileText(bytes);
  if (text.includes('\0')) {
    throw new UnreadableStatement('The file is no text; a statement is XML, MT940 or CSV.', { line: 1 });
  }
  if (text.trimStart().startsWith('<')) return camtStatements(xml(text.trimStart()));
  if (isMt940(text)) return mt940Statements(text);
  return [csvStatement(text, reading)];
}
