import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../../../platform/index.js';
import type { LinkChannel, LinkDetails, LinkTarget } from '../domain/link.js';
import { linkTokenOf, SECRET_BYTES } from '../domain/link-token.js';
import type { LinkRow } from '../entities/link.entity.js';
import { linkCreated } from '../links.events.js';
import { LinksRepository } from '../links.repository.js';

/** Where the customer's pages are, below the address of the service. */
export const LINKS_PATH = '/i';

/** A link with its address, which nobody can find out later. */
export interface MadeLink {
  readonly link: LinkRow;
  readonly path: string;
}

/** Makes a link to a document that was issued. */
export async function makeLink(
  tx: Transaction,
  target: LinkTarget,
  { channel, expires_at }: LinkDetails & { readonly channel: LinkChannel },
): Promise<MadeLink> {
  const token = linkTokenOf(tx.organizationId, randomBytes(SECRET_BYTES));
  const details = {
    target,
    token_hash: tokenHashOf(token),
    channel,
    expires_at: expires_at ?? null,
  };
  const link = await new LinksRepository(tx).insert(details);
  tx.announce(linkCreated(link));
  return { link, path: `${LINKS_PATH}/${token}` };
}

/** A token has as many random bits as the hash could need, so that a fast hash is enough. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
