<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Invoices and credit notes as files, and what they lack.
 *
 * @phpstan-import-type CreateAttachmentFields from Schemas\CreateAttachment
 */
class Attachments
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Attach a file to an invoice.
     *
     * A file or a link that goes with a draft: electronic documents carry it, printed ones name it. The invoice
     * lists its attachments. The body may have 7 MB.
     *
     * Operation `attachments.create`: POST /invoices/{id}/attachments
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param CreateAttachmentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(string $id, array $body, ?CallOptions $options = null): Types\Attachment
    {
        $request = new Request('POST', ['invoices', $id, 'attachments'], body: Values::encode($body, 'CreateAttachment'), isConditional: true);
        return $this->transport->record($request, Types\Attachment::class, $options);
    }

    /**
     * Download an attachment.
     *
     * The file as it was attached. A link has none.
     *
     * Operation `attachments.get`: GET /attachments/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['attachments', $id]);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download an attachment.
     *
     * The file is read as it comes.
     *
     * The file as it was attached. A link has none.
     *
     * Operation `attachments.get`: GET /attachments/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function getStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['attachments', $id]);
        return $this->transport->download($request, $options);
    }

    /**
     * Remove an attachment.
     *
     * Takes it off a draft. What was issued keeps its attachments.
     *
     * Operation `attachments.delete`: DELETE /attachments/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['attachments', $id]);
        $this->transport->bytes($request, $options);
    }
}
