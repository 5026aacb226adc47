<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The anchor fault.
 *
 * @property-read int $anchor The number of the anchor.
 * @property-read 'anchor_changed'|'not_chained'|'event_missing'|'events_changed'|string $code What is wrong, for programs.
 * @property-read string $detail What is wrong, in a sentence.
 */
final class AnchorFault extends Record
{
    public const SCHEMA = 'AnchorFault';
}
