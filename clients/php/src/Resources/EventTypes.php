<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Request;
use Countinghouse\Transport;
use Countinghouse\Types;

/**
 * Events, pushed to addresses of yours.
 *
 */
class EventTypes
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the types of events.
     *
     * What each means, the schema of its object, and an example. More may come.
     *
     * Operation `event_types.list`: GET /event-types
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(?CallOptions $options = null): Types\EventTypeList
    {
        $request = new Request('GET', ['event-types']);
        return $this->transport->record($request, Types\EventTypeList::class, $options);
    }
}
