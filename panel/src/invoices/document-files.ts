import type { Invoice } from '@countinghouse/client';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { useNotifyProblem } from '../components/notify';
import { saveFile } from '../components/save-file';
import type { DocumentFormat } from './e-invoice-formats';

/** An invoice or a credit note. */
export interface FiledDocument {
  readonly kind: 'invoices' | 'credit-notes';
  readonly record: Pick<Invoice, 'id' | 'version'>;
}

/** The calls of each kind. */
const CALLS = { invoices: () => api.documents, 'credit-notes': () => api.creditNoteDocuments };

/** The files of a document, in every format, with their states. */
export function documentsQuery({ kind, record: { id, version } }: FiledDocument) {
  return queryOptions({
    queryKey: keysOf(kind).part('documents', id, version),
    queryFn: ({ signal }) => CALLS[kind]().list(id, { signal }),
  });
}

interface File {
  readonly format: DocumentFormat;
  readonly filename: string;
}

/** Fetches a file of a document, and saves it under its name. */
export function useSaveDocument(kind: FiledDocument['kind'], id: string) {
  const onError = useNotifyProblem();
  return useMutation({
    mutationFn: ({ format }: File) => CALLS[kind]().get(id, format),
    onSuccess: (content, { filename }) => saveFile(content, filename),
    onError,
  });
}
