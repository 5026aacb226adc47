import { liveBooks } from '../contract/books-state.js';
import type { Principal } from '../contract/principal.js';

/** Statements that begin a transaction. Nothing else may be in their text, because they may be sent joined. */
export type Messages = readonly string[];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Writes the organization into the SQL text, which saves a round trip. It must therefore be a UUID.
 *
 * Each statement is a text of its own: Citus sends the whole text of a message with SET LOCAL to its nodes, which must
 * not begin their transaction twice.
 *
 * Test books are only worked in while their clock is where it is taken to be, and while nobody moves it.
 */
export function beginOf(opening: Messages, { organizationId }: Principal, books = liveBooks): Messages {
  if (!UUID.test(organizationId)) throw new Error('An organization id is not a UUID.');
  const begin = [...opening, `SET LOCAL app.organization = '${organizationId}'`];
  const clock = `SELECT assert_books_clock(${Math.trunc(books.aheadMs)})`;
  return books.mode === 'live' ? begin : [...begin, clock];
}
