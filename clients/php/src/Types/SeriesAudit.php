<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Whether a number series has no gap and no document of it was changed.
 *
 * @property-read string $series_id The identifier of the number series.
 * @property-read 'invoice'|'credit_note'|'quote'|string $document_type The kind of documents.
 * @property-read bool $intact Nothing is missing, double, dated back or changed.
 * @property-read int $documents How many were read.
 * @property-read SeriesEnd|null $first The first document.
 * @property-read SeriesEnd|null $last The last document.
 * @property-read list<string> $gaps Numbers before which one or more are missing; at most 100.
 * @property-read list<string> $duplicates Numbers that come twice; at most 100.
 * @property-read list<string> $backdated Numbers dated before their predecessor; at most 100.
 * @property-read list<string> $broken Numbers whose document or hash was changed; at most 100.
 * @property-read string|null $last_hash End of the hash chain, in hexadecimal.
 */
final class SeriesAudit extends Record
{
    public const SCHEMA = 'SeriesAudit';
}
