<?php

declare(strict_types=1);

namespace Countinghouse;

/** One event of a stream, as the HTML standard has them. */
final class ServerSentEvent
{
    /**
     * @param string $event `message` if the service named none.
     * @param string $id That of the last event that had one; empty before.
     */
    public function __construct(
        public readonly string $event,
        public readonly string $data,
        public readonly string $id,
    ) {
    }
}
