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
 * Who changed what, when, and from where.
 *
 * @phpstan-import-type AuditListQueryFields from Schemas\AuditListQuery
 */
class Audit
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Read who changed what from where.
     *
     * The events of the organization, the newest first, each with the name of who caused it, the address and the
     * device. Events from before the service kept these have null there. For owners, admins and auditors.
     *
     * Operation `audit.list`: GET /audit
     *
     * @param AuditListQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Types\AuditList
    {
        $request = new Request('GET', ['audit'], query: Values::parameters($query, 'AuditListQuery'));
        return $this->transport->read($request, 'AuditList', $options);
    }
}
