import { CreateAttachmentDto } from '../../src/modules/outgoing/attachments/dto/create-attachment.dto.js';
import type { Tenant } from '../support/tenant.js';

/** A customer with an invoice and a file that is attached to it, and a link to another invoice. */
export async function attachedThings(
  tenant: Tenant,
  customer_id: string,
): Promise<{ cus: string; inv: string; att: string; lnk: string }> {
  const inv = await tenant.invoice({ customer_id });
  const { body } = await tenant.api.post(`/invoices/${inv}/attachments`, CreateAttachmentDto.example);
  const issued = await tenant.issuedInvoice({ customer_id });
  const link = await tenant.api.post(`/invoices/${issued}/links`);
  return { cus: customer_id, inv, att: body.id as string, lnk: link.body.id as string };
}
