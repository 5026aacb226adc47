<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import column.
 *
 * @property-read string $header Its header, or its place, such as `#5`, where it has none of its own.
 * @property-read string|null $field The field that it is read into.
 * @property-read list<string> $samples What its first cells say.
 */
final class ImportColumn extends Record
{
    public const SCHEMA = 'ImportColumn';
}
