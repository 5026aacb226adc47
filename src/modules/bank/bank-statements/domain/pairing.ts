import type { ReadLine, StatementKind } from '../../../../kernel/bank/read-statement.js';

/** What is compared of a line, whether it is stored or was read. */
export type Comparable = Pick<
  ReadLine,
  'booked_on' | 'amount' | 'bank_reference' | 'end_to_end_id' | 'text'
> & { readonly kind: StatementKind };

export interface Pairing<Known, Found> {
  readonly pairs: readonly { readonly known: Known; readonly found: Found }[];
  /** Those that are not stored yet. */
  readonly surplus: readonly Found[];
}

/**
 * Pairs the lines of a file with those that are stored, each once: of a day and an amount, a file has so many and the
 * books have so many, and only the surplus is new.
 *
 * First by the reference of the bank, then by that of the payer, then by the text, then by their order. Two whose
 * references of one form differ are never one.
 */
export function paired<Known extends Comparable, Found extends Comparable>(
  known: readonly Known[],
  found: readonly Found[],
): Pairing<Known, Found> {
  const free = groupsOf(known);
  const pairs: { known: Known; found: Found }[] = [];
  let left = found;
  for (const agrees of WAYS) {
    left = left.filter((line) => {
      const group = free.get(keyOf(line)) ?? [];
      const at = group.findIndex((one) => agrees(one, line) && !differ(one, line));
      const [partner] = at === -1 ? [] : group.splice(at, 1);
      if (partner !== undefined) pairs.push({ known: partner, found: line });
      return partner === undefined;
    });
  }
  return { pairs, surplus: left };
}

type Agrees = (one: Comparable, other: Comparable) => boolean;

const WAYS: readonly Agrees[] = [
  (one, other) => one.bank_reference !== null && one.bank_reference === other.bank_reference,
  (one, other) => one.end_to_end_id !== null && one.end_to_end_id === other.end_to_end_id,
  (one, other) => wordsOf(one.text) !== '' && wordsOf(one.text) === wordsOf(other.text),
  () => true,
];

function groupsOf<Known extends Comparable>(known: readonly Known[]): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const line of known) {
    const key = keyOf(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}

function keyOf({ booked_on, amount }: Comparable): string {
  return `${booked_on} ${amount}`;
}

/** A bank writes its references in the same way in files of one form; in those of another form they may differ. */
function differ(one: Comparable, other: Comparable): boolean {
  if (one.kind !== other.kind) return false;
  const names = ['bank_reference', 'end_to_end_id'] as const;
  return names.some((name) => one[name] !== null && other[name] !== null && one[name] !== other[name]);
}

function wordsOf(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
