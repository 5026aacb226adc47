import { Resolver } from 'node:dns/promises';

/** What the name servers say of the text records of a name. */
export type TextRecords =
  | { readonly outcome: 'found'; readonly texts: readonly string[] }
  /** The name is there, or names below it are, but it has no text record. */
  | { readonly outcome: 'none' }
  /** Neither the name nor any name below it is there. Source: RFC 8020. */
  | { readonly outcome: 'no_name' }
  | { readonly outcome: 'failed' };

/** Looks up the text records of a name; it never fails, but may say that it could not. */
export type FindTextRecords = (name: string) => Promise<TextRecords>;

/** Somebody waits for the answer, and a name server that says nothing now will say nothing later. */
const WITHIN_MS = 2_000;

/** Asks the name servers of the machine, or those with these addresses. */
export function textRecordFinder(servers: readonly string[]): FindTextRecords {
  const resolver = new Resolver({ timeout: WITHIN_MS, tries: 1 });
  if (servers.length > 0) resolver.setServers([...servers]);
  return async (name) => {
    try {
      const records = await withinTime(resolver.resolveTxt(name));
      // A text longer than 255 bytes is written in parts.
      return { outcome: 'found', texts: records.map((parts) => parts.join('')) };
    } catch (error) {
      const { code } = error as { readonly code?: string };
      if (code === 'ENODATA') return { outcome: 'none' };
      return { outcome: code === 'ENOTFOUND' ? 'no_name' : 'failed' };
    }
  };
}

/** With several name servers, the limit of the resolver counts for each of them. */
async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The name servers did not answer in time.')), WITHIN_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
