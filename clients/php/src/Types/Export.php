<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The export.
 *
 * @property-read string $id Its identifier.
 * @property-read string $name The operation that gave the file.
 * @property-read string|null $of What was exported, where that is one thing; else null.
 * @property-read array<string, string> $parameters The parameters of the request.
 */
final class Export extends Record
{
    public const SCHEMA = 'Export';
}
