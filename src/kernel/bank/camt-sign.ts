import type { MinorUnits } from '../money/amount.js';
import type { CurrencyCode } from '../money/currency.js';
import type { CalendarDate } from '../time/calendar-date.js';
import { UnreadableStatement } from './read-statement.js';
import { textAt, type XmlNode } from './xml-node.js';

/** An amount with the sign of its element: money in is above zero. */
export function signed(node: XmlNode, amount: MinorUnits): MinorUnits {
  const mark = textAt(node, 'CdtDbtInd');
  if (mark === 'CRDT') return amount;
  if (mark === 'DBIT') return -amount;
  throw new UnreadableStatement('CRDT or DBIT was expected.', {
    line: node.line,
    path: `${node.name}/CdtDbtInd`,
  });
}

/** What entries need of their statement. */
export interface EntrySurroundings {
  readonly currency: CurrencyCode;
  /** The day of an entry without any. */
  readonly closingDay: CalendarDate | undefined;
}
