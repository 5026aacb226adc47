import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { LoadFault } from '../components/messages';
import '../i18n/e-invoice-texts';
import classes from './pdf-beside.module.css';

/** The document whose PDF is shown. */
export interface PdfSource {
  readonly kind: 'invoices' | 'credit-notes' | 'quotes';
  readonly id: string;
  /** Another version has another PDF. */
  readonly version: number;
}

/** The PDF of a document; of a draft a preview, which is marked as one. */
export default function PdfPreview({ kind, id, version }: PdfSource) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf(kind).part('pdf', id, version),
    queryFn: ({ signal }) => fetched(kind, id, { signal }),
    // A draft's parties can change without it.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const address = useAddressOf(data);
  return (
    <section className={classes.preview} aria-label={t('documentSettings.pdf')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {address === undefined ? (
        error === null && <Skeleton height="100%" radius="md" />
      ) : (
        <>
          <Anchor size="sm" href={address} target="_blank" rel="noopener">
            {t('documentSettings.openPdf')}
          </Anchor>
          <iframe className={classes.frame} src={address} title={t('documentSettings.pdf')} />
        </>
      )}
    </section>
  );
}

function fetched(
  kind: PdfSource['kind'],
  id: string,
  options: { readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  if (kind === 'quotes') return api.quotes.pdf(id, options);
  return (kind === 'invoices' ? api.documents : api.creditNoteDocuments).get(id, 'pdf', options);
}

/** Returns an address of the file inside this page, because a plain one could not send the session's token. */
function useAddressOf(content: Uint8Array<ArrayBuffer> | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (content === undefined) return;
    const made = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
