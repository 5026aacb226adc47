/** Asks a server that takes writes how far its log goes: everything that is committed is before that position. */
export const POSITION = 'SELECT pg_current_wal_insert_lsn()::text AS position';

/** Asks a standby how far it has replayed the log; null on a server that takes writes. */
export const REPLAYED = 'SELECT pg_last_wal_replay_lsn()::text AS position';

/** Returns a position as PostgreSQL writes it (`16/B374D848`) as a number of bytes. Raises Error for another text. */
export function logPosition(text: string): bigint {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`${text} is no position of a log.`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
