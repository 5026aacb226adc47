<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The replay result.
 *
 * @property-read int $deliveries How many deliveries were ordered, 10 000 at most.
 * @property-read int|null $next_sequence Where to go on; null when everything was looked at.
 */
final class ReplayResult extends Record
{
    public const SCHEMA = 'ReplayResult';
}
