<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The text below.
 *
 * @property-read 'text'|'subtotal'|string $kind `subtotal` prints what the lines since the last one, or since their heading, come to.
 * @property-read string|null $text What is printed; of a subtotal its name, else the usual word.
 */
final class TextBelow extends Record
{
    public const SCHEMA = 'TextBelow';
}
