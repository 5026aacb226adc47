<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The line refusal.
 *
 * @property-read string $code The code of the problem.
 * @property-read string $detail What was wrong.
 */
final class LineRefusal extends Record
{
    public const SCHEMA = 'LineRefusal';
}
