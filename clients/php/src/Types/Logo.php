<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The logo.
 *
 * @property-read 'image/svg+xml'|'image/png'|'image/jpeg'|string $media_type The media type of the file.
 * @property-read int $width In pixels; of an SVG in its own units.
 * @property-read int $height In the same.
 * @property-read int $size In bytes, as it is kept.
 * @property-read string $sha256 In hexadecimal.
 */
final class Logo extends Record
{
    public const SCHEMA = 'Logo';
}
