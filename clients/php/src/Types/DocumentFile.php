<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * One format of a document, and whether it exists.
 *
 * @property-read string $document_id The invoice or credit note.
 * @property-read 'pdf'|'factur_x'|'ubl'|'cii'|'xrechnung_ubl'|'xrechnung_cii'|'peppol'|string $format The format of the document.
 * @property-read 'application/pdf'|'application/xml'|string $media_type The media type of the file.
 * @property-read string $filename Name that it is saved under.
 * @property-read 'stored'|'available'|'not_valid'|'not_issued'|'preview'|string $state `stored`: the original exists. `available`: it is made when it is first asked for. `not_valid`: rules of the format are broken; the preflight names them. `not_issued`: a draft has none. `preview`: a draft, never kept.
 * @property-read int $errors How many rules are broken.
 * @property-read int|null $size In bytes, of an original.
 * @property-read string|null $sha256 Of an original, in hexadecimal.
 * @property-read string|null $rules The rules that an original was held against.
 * @property-read \DateTimeImmutable|null $created_at When the original was made.
 */
final class DocumentFile extends Record
{
    public const SCHEMA = 'DocumentFile';
}
