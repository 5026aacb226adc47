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
class CreditNoteLinks
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the links to a credit note.
     *
     * Those that work, the newest first, at most 200, and how often a person has looked.
     *
     * Operation `credit_note_links.list`: GET /credit-notes/{id}/links
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(string $id, ?CallOptions $options = null): Types\LinkList
    {
        $request = new Request('GET', ['credit-notes', $id, 'links']);
        return $this->transport->record($request, Types\LinkList::class, $options);
    }

    /**
     * Make a link to a credit note.
     *
     * An address that shows the credit note to whoever has it, and its PDF. The address is shown this once. Earlier
     * links keep working. Nothing has to be paid, so the days of a link count from when it is made.
     *
     * Operation `credit_note_links.create`: POST /credit-notes/{id}/links
     *
     * @param CreateLinkFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(string $id, ?array $body = null, ?CallOptions $options = null): Types\CreatedLink
    {
        $request = new Request('POST', ['credit-notes', $id, 'links'], body: $body === null ? null : Values::encode($body, 'CreateLink'));
        return $this->transport->record($request, Types\CreatedLink::class, $options);
    }
}
