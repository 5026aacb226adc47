<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Transport;
use Countinghouse\Types;

/**
 * Invoices and credit notes as files, and what they lack.
 *
 */
class CreditNoteDocuments
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the documents of a credit note.
     *
     * Every format, with the original where it is stored, and whether it could be made.
     *
     * Operation `credit_note_documents.list`: GET /credit-notes/{id}/documents
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(string $id, ?CallOptions $options = null): Types\DocumentList
    {
        $request = new Request('GET', ['credit-notes', $id, 'documents']);
        return $this->transport->record($request, Types\DocumentList::class, $options);
    }

    /**
     * Download a credit note.
     *
     * The credit note as a file: made when it is first asked for, and given back byte for byte from then on. It
     * repeats the references of its invoice. A format whose rules it breaks is refused.
     *
     * Operation `credit_note_documents.get`: GET /credit-notes/{id}/documents/{format}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, string $format, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['credit-notes', $id, 'documents', $format]);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download a credit note.
     *
     * The file is read as it comes.
     *
     * The credit note as a file: made when it is first asked for, and given back byte for byte from then on. It
     * repeats the references of its invoice. A format whose rules it breaks is refused.
     *
     * Operation `credit_note_documents.get`: GET /credit-notes/{id}/documents/{format}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function getStream(string $id, string $format, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['credit-notes', $id, 'documents', $format]);
        return $this->transport->download($request, $options);
    }
}
