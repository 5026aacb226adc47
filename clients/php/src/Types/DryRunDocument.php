<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The dry run document.
 *
 * @property-read string $format What it would be written as.
 * @property-read bool $valid Whether it would keep the rules of that format.
 */
final class DryRunDocument extends Record
{
    public const SCHEMA = 'DryRunDocument';
}
