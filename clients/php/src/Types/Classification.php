<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What an item is in a public scheme, such as CPV.
 *
 * @property-read string $value The identifier itself.
 * @property-read string|null $scheme Whose identifier it is, as a code of the list that the field names: 0088 is a GLN.
 * @property-read string|null $version Version of the classification.
 */
final class Classification extends Record
{
    public const SCHEMA = 'Classification';
}
