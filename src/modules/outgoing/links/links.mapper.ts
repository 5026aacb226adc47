import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { quotes } from '../../selling/quotes/quotes.resource.js';
import type { CreatedLinkDto, LinkDto } from './dto/link.dto.js';
import type { LinkRow } from './entities/link.entity.js';
import { links } from './links.resource.js';

/** A link in the form of the API, without its address, which is known only when it is made. */
export function toLinkDto(link: LinkRow): LinkDto {
  return {
    id: toTypeId(links.idPrefix, link.id),
    invoice_id: link.invoice_id && toTypeId(invoices.idPrefix, link.invoice_id),
    credit_note_id: link.credit_note_id && toTypeId(creditNotes.idPrefix, link.credit_note_id),
    quote_id: link.quote_id && toTypeId(quotes.idPrefix, link.quote_id),
    channel: link.channel,
    views: link.views,
    first_viewed_at: textOf(link.first_viewed_at),
    last_viewed_at: textOf(link.last_viewed_at),
    expires_at: textOf(link.expires_at),
    ended_at: textOf(link.ended_at),
    created_at: instantText(link.created_at),
  };
}

/** The same with its address. */
export function toCreatedLinkDto({
  link,
  path,
  url,
}: {
  readonly link: LinkRow;
  readonly path: string;
  readonly url: string | null;
}): CreatedLinkDto {
  return { ...toLinkDto(link), path, url };
}

function textOf(instant: Date | null): string | null {
  return instant && instantText(instant);
}
