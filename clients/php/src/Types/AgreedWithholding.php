<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The agreed withholding.
 *
 * @property-read string $name What the tax is called.
 * @property-read numeric-string $rate A percentage of the net.
 */
final class AgreedWithholding extends Record
{
    public const SCHEMA = 'AgreedWithholding';
}
