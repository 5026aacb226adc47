<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The attachment.
 *
 * @property-read string $id The identifier.
 * @property-read string $reference What it is known by, once on an invoice.
 * @property-read string|null $description What it is.
 * @property-read string|null $url Where the file is, of a link.
 * @property-read string|null $filename Of a file, as all that follows.
 * @property-read string|null $media_type Type of the file.
 * @property-read int|null $size In bytes.
 * @property-read string|null $sha256 In hexadecimal.
 */
final class Attachment extends Record
{
    public const SCHEMA = 'Attachment';
}
