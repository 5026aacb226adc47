<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Pages that show an invoice, a credit note or a quote to its customer.
 *
 * @phpstan-import-type CreateLinkFields from Schemas\CreateLink
 */
class Links
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the links to an invoice.
     *
     * Those that work, the newest first, at most 200, and how often a person has looked.
     *
     * Operation `links.list`: GET /invoices/{id}/links
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(string $id, ?CallOptions $options = null): Types\LinkList
    {
        $request = new Request('GET', ['invoices', $id, 'links']);
        return $this->transport->record($request, Types\LinkList::class, $options);
    }

    /**
     * Make a link to an invoice.
     *
     * An address that shows the invoice to whoever has it: what it says, what is still to be paid and how, and its
     * PDF. The address is shown this once. Earlier links keep working.
     *
     * Operation `links.create`: POST /invoices/{id}/links
     *
     * @param CreateLinkFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(string $id, ?array $body = null, ?CallOptions $options = null): Types\CreatedLink
    {
        $request = new Request('POST', ['invoices', $id, 'links'], body: $body === null ? null : Values::encode($body, 'CreateLink'));
        return $this->transport->record($request, Types\CreatedLink::class, $options);
    }

    /**
     * End a link.
     *
     * The address shows nothing any more. It cannot be taken back; make another link instead.
     *
     * Operation `links.end`: DELETE /links/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function end(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['links', $id]);
        $this->transport->bytes($request, $options);
    }
}
