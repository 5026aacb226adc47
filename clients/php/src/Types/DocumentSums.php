<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The sums over documents of one kind.
 *
 * @property-read numeric-string $net Without tax.
 * @property-read numeric-string $tax The tax.
 * @property-read numeric-string $total With tax.
 * @property-read int $documents How many documents these are.
 */
final class DocumentSums extends Record
{
    public const SCHEMA = 'DocumentSums';
}
