import { toCreditNoteDto } from '../credit-notes/index.js';
import { toInvoiceDto } from '../invoices/index.js';
import type { Correction } from './corrections.service.js';
import type { CorrectionDto } from './dto/correction.dto.js';

/** A correction in the form of the API. */
export function toCorrectionDto({ path, invoice, corrected, note }: Correction): CorrectionDto {
  return {
    path,
    invoice: toInvoiceDto(invoice),
    ...(corrected && { corrected_invoice: toInvoiceDto(corrected) }),
    ...(note && { credit_note: toCreditNoteDto(note) }),
  };
}
