import { fromTypeId, type Uuid } from '../../../../kernel/ids/type-id.js';
import type { NamedFile, Transaction } from '../../../../platform/index.js';
import { AttachmentsRepository } from '../../attachments/index.js';
import { attachments } from '../../attachments/attachments.resource.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import type { IssuedDocument } from './issued-document.js';

/** The files that a document carries, in the order of its attachments; a link is none. */
export async function attachedFiles(
  tx: Transaction,
  document: IssuedDocument,
): Promise<(NamedFile | undefined)[]> {
  const said = document.type === 'invoice' ? (document.invoice.attachments ?? []) : [];
  if (document.type !== 'invoice' || said.length === 0) return [];
  const contents = await new AttachmentsRepository(tx).contents(
    uuidOf(invoices.idPrefix, document.invoice.id),
  );
  return said.map(({ id, filename, sha256 = '' }) => {
    const content = contents.get(uuidOf(attachments.idPrefix, id));
    if (filename !== undefined && content === undefined) throw new Error(`The file ${filename} is gone.`);
    return content === undefined ? undefined : { content, sha256: Buffer.from(sha256, 'hex') };
  });
}

function uuidOf(prefix: string, id: string): Uuid {
  const uuid = fromTypeId(prefix, id);
  if (uuid === undefined) throw new Error(`${id} is no identifier.`);
  return uuid;
}
