<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Event.
 *
 * @property-read string $id 
 * @property-read string $type `<object>.<what happened>`.
 * @property-read int|null $sequence Its number in the organization’s feed, without gaps; null for some milliseconds after the change.
 * @property-read \DateTimeImmutable $created_at 
 * @property-read Actor $actor 
 * @property-read string|null $request_id The request that caused it.
 * @property-read EventData $data 
 */
final class Event extends Record
{
    public const SCHEMA = 'Event';
}
