<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The received file.
 *
 * @property-read string $id The identifier.
 * @property-read 'application/pdf'|'application/xml'|'image/png'|'image/jpeg'|'image/tiff'|'text/csv'|'message/rfc822'|string $media_type What it is, by its first bytes.
 * @property-read int $size In bytes.
 * @property-read string $sha256 SHA-256 of the file, in hexadecimal.
 * @property-read \DateTimeImmutable $received_at When the same bytes came last.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read string|null $filename What the sender called it when it first came.
 */
final class ReceivedFile extends Record
{
    public const SCHEMA = 'ReceivedFile';
}
