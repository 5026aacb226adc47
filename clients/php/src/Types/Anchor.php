<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The anchor.
 *
 * @property-read string $id Its identifier.
 * @property-read int $number Counts from 1 without gaps.
 * @property-read int $first_sequence `sequence` of its first event.
 * @property-read int $last_sequence `sequence` of its last event.
 * @property-read string $events_hash SHA-256 over its events.
 * @property-read string|null $previous_hash The hash of the anchor before it; null for the first one.
 * @property-read string $hash SHA-256 over everything above: it stands for all events up to `last_sequence`.
 * @property-read \DateTimeImmutable $created_at When it was made.
 */
final class Anchor extends Record
{
    public const SCHEMA = 'Anchor';
}
