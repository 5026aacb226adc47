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
class QuoteLinks
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the links to a quote.
     *
     * Those that work, the newest first, at most 200, and how often a person has looked.
     *
     * Operation `quote_links.list`: GET /quotes/{id}/links
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(string $id, ?CallOptions $options = null): Types\LinkList
    {
        $request = new Request('GET', ['quotes', $id, 'links']);
        return $this->transport->record($request, Types\LinkList::class, $options);
    }

    /**
     * Make a link to a quote.
     *
     * An address that shows the quote and its PDF to whoever has it. The address is shown this once. Earlier links
     * keep working. The days of a link count from when the quote was answered, revised or withdrawn.
     *
     * Operation `quote_links.create`: POST /quotes/{id}/links
     *
     * @param CreateLinkFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(string $id, ?array $body = null, ?CallOptions $options = null): Types\CreatedLink
    {
        $request = new Request('POST', ['quotes', $id, 'links'], body: $body === null ? null : Values::encode($body, 'CreateLink'));
        return $this->transport->record($request, Types\CreatedLink::class, $options);
    }
}
