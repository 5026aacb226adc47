<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The event type.
 *
 * @property-read string $type The name: `<object>.<what happened>`.
 * @property-read string $meaning What it means, in a sentence.
 * @property-read string $schema The schema of the object in the API document.
 * @property-read array<string, mixed> $example An object as an event shows it.
 */
final class EventType extends Record
{
    public const SCHEMA = 'EventType';
}
