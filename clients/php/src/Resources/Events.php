<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Request;
use Countinghouse\ServerSentEvent;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * What happened, in order and without gaps.
 *
 * @phpstan-import-type EventsListQueryFields from Schemas\EventsListQuery
 * @phpstan-import-type EventsStreamQueryFields from Schemas\EventsStreamQuery
 */
class Events
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Read what happened.
     *
     * The events of the organization in the order of their numbers, which have no gaps. Ask again with `after` set
     * to the last number that you have; nothing is ever skipped. With `wait` the answer comes as soon as something
     * happens. With `order=desc` it is read from its end, and with `object_id` it is the history of one thing. Of
     * objects that the credential may not read, events show the id alone.
     *
     * Operation `events.list`: GET /events
     *
     * @param EventsListQueryFields $query
     * @return Pages<Types\Event>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['events'], query: Values::parameters($query, 'EventsListQuery'));
        return $this->transport->pages($request, 'after', Types\Event::class, $options);
    }

    /**
     * Follow the list. It has no end: what comes later is given as soon as it is there. Keep the number of the last
     * one that you have handled, to go on from there after an error or a restart.
     *
     * The parameters are those of `events.list`.
     *
     * Operation `events.list`: GET /events
     *
     * @param EventsListQueryFields $query
     * @return \Generator<int, Types\Event>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function follow(array $query = [], ?CallOptions $options = null): \Generator
    {
        $request = new Request('GET', ['events'], query: Values::parameters($query, 'EventsListQuery'));
        return $this->transport->follow($request, 20, 'after', Types\Event::class, $options);
    }

    /**
     * Stream what happens.
     *
     * Server-sent events: each has the number as `id`, the type as `event`, and as `data` what `events.get` gives.
     * Whoever is cut off goes on with `after` or the header `Last-Event-ID`; nothing is ever skipped. Every 15
     * seconds at the latest something comes, if only an `id`. It ends when the credential ends, and when the service
     * stops.
     *
     * Operation `events.stream`: GET /events/stream
     *
     * @param EventsStreamQueryFields $query
     * @return \Generator<int, ServerSentEvent>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function stream(array $query = [], ?CallOptions $options = null): \Generator
    {
        $request = new Request('GET', ['events', 'stream'], query: Values::parameters($query, 'EventsStreamQuery'));
        return $this->transport->events($request, $options);
    }

    /**
     * Get an event.
     *
     * One event: what changed, who changed it, and how it was before.
     *
     * Operation `events.get`: GET /events/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Event
    {
        $request = new Request('GET', ['events', $id]);
        return $this->transport->record($request, Types\Event::class, $options);
    }
}
