import {
  CountinghouseError,
  type Message,
  type MessagePreview,
  type Send,
  type SendQuote,
} from '@countinghouse/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

/** The document that is sent. */
export interface SentDocument {
  readonly kind: 'invoices' | 'credit-notes' | 'quotes';
  readonly record: { readonly id: string; readonly version: number; readonly number: string | null };
}

interface SendOptions {
  readonly ifVersion: number;
  readonly idempotencyKey: string;
}

/** The mail as the service would write it. It is always loaded anew: settings and customer change on their own. */
export function previewQuery({ kind, record: { id, version } }: SentDocument) {
  return queryOptions({
    queryKey: keysOf('messages').part('preview', kind, id, version),
    queryFn: () => usualPreview(kind, id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Writes the mail with other details, such as another language. */
export async function previewOf(kind: SentDocument['kind'], id: string, body: Send): Promise<MessagePreview> {
  if (kind === 'quotes') return api.quotes.previewMessage(id, ofQuote(body));
  return kind === 'invoices'
    ? api.invoices.previewMessage(id, body)
    : api.creditNotes.previewMessage(id, body);
}

/** A quote always goes as a PDF, so that no files are chosen. */
function ofQuote({ attachments: _files, ...body }: Send): SendQuote {
  return body;
}

/** Orders the mail. */
export async function sendDocument(
  kind: SentDocument['kind'],
  id: string,
  { body, options }: { readonly body: Send; readonly options: SendOptions },
): Promise<Message> {
  if (kind === 'quotes') return api.quotes.send(id, ofQuote(body), options);
  return kind === 'invoices' ? api.invoices.send(id, body, options) : api.creditNotes.send(id, body, options);
}

/** With the PDF alone, where the electronic form that the customer wants is not valid: the dialog says so. */
export async function usualPreview(kind: SentDocument['kind'], id: string): Promise<MessagePreview> {
  try {
    return await previewOf(kind, id, {});
  } catch (error) {
    const isNotValid = error instanceof CountinghouseError && error.code === 'document_not_valid';
    if (!isNotValid) throw error;
    return previewOf(kind, id, { attachments: ['pdf'] });
  }
}
