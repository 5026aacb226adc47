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
class Documents
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the documents of an invoice.
     *
     * Every format, with the original where it is stored, and whether it could be made.
     *
     * Operation `documents.list`: GET /invoices/{id}/documents
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(string $id, ?CallOptions $options = null): Types\DocumentList
    {
        $request = new Request('GET', ['invoices', $id, 'documents']);
        return $this->transport->record($request, Types\DocumentList::class, $options);
    }

    /**
     * Download an invoice.
     *
     * The invoice as a file. An original is made when it is first asked for, out of what was frozen on issue, and
     * given back byte for byte from then on; a void invoice keeps its own. A draft has a preview as `pdf`. A format
     * whose rules the invoice breaks is refused.
     *
     * Operation `documents.get`: GET /invoices/{id}/documents/{format}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, string $format, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['invoices', $id, 'documents', $format]);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download an invoice.
     *
     * The file is read as it comes.
     *
     * The invoice as a file. An original is made when it is first asked for, out of what was frozen on issue, and
     * given back byte for byte from then on; a void invoice keeps its own. A draft has a preview as `pdf`. A format
     * whose rules the invoice breaks is refused.
     *
     * Operation `documents.get`: GET /invoices/{id}/documents/{format}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function getStream(string $id, string $format, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['invoices', $id, 'documents', $format]);
        return $this->transport->download($request, $options);
    }
}
