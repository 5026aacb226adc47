<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Why one tax group is free of tax.
 *
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $category Category of the tax group.
 * @property-read numeric-string|null $rate Rate of the tax group; else all of the category.
 * @property-read string|null $reason Why no tax is charged, in words.
 * @property-read string|null $code The same as a code of the VATEX list.
 */
final class TaxExemption extends Record
{
    public const SCHEMA = 'TaxExemption';
}
