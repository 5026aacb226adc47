import { searchForm } from '../../../../kernel/search/search-form.js';

const CONTACTS_MAX = 50;
const NOTE_MAX = 4000;

interface Person {
  readonly name: string;
  readonly email?: string;
}

interface Told<Contact> {
  readonly contacts: readonly Contact[];
  readonly note: string | null;
}

/** What the target of a merge has afterwards, and how much of it is new. */
export interface TakenOver<Contact> extends Told<Contact> {
  readonly added: number;
  readonly addsNote: boolean;
}

/**
 * Adds the contacts that the target lacks, and the note, as far as there is room. What has no room can be read at the
 * source.
 */
export function takenOver<Contact extends Person>(
  target: Told<Contact>,
  source: Told<Contact>,
): TakenOver<Contact> {
  const known = new Set(target.contacts.map(keyOf));
  const lacking = source.contacts.filter((contact) => !known.has(keyOf(contact)));
  const added = lacking.slice(0, Math.max(0, CONTACTS_MAX - target.contacts.length));
  const note = [target.note, source.note].filter((text) => text !== null && text !== '').join('\n\n');
  const addsNote = source.note !== null && source.note !== '' && source.note !== target.note;
  const hasRoom = addsNote && [...note].length <= NOTE_MAX;
  return {
    contacts: [...target.contacts, ...added],
    note: hasRoom ? note : target.note,
    added: added.length,
    addsNote: hasRoom,
  };
}

/** Two contacts with the same name and the same address are one. */
function keyOf({ name, email = '' }: Person): string {
  return `${searchForm(name)}\n${searchForm(email)}`;
}
