<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An identifier by a scheme of ISO 6523.
 *
 * @property-read string $value The identifier itself.
 * @property-read string|null $scheme Whose identifier it is, as a code of the list that the field names: 0088 is a GLN.
 */
final class Identifier extends Record
{
    public const SCHEMA = 'Identifier';
}
