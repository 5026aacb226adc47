import type { InvoiceStatus } from './invoice.js';

/** Only a draft may be changed or deleted; from then on an invoice is a legal document. */
const editable = {
  draft: true,
  open: false,
  paid: false,
  void: false,
  uncollectible: false,
} as const satisfies Record<InvoiceStatus, boolean>;

export function isEditable(status: InvoiceStatus): boolean {
  return editable[status];
}
