<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A property of an item by its name, such as a color.
 *
 * @property-read string $name The property that the value describes.
 * @property-read string $value Its value.
 */
final class Attribute extends Record
{
    public const SCHEMA = 'Attribute';
}
