<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of documents.
 *
 * @property-read list<DocumentFile> $data Every format.
 */
final class DocumentList extends Record
{
    public const SCHEMA = 'DocumentList';
}
