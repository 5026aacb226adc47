<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The erased.
 *
 * @property-read int $drafts Drafts that lose their texts.
 * @property-read int $messages Mails that lose recipients and texts.
 * @property-read int $links Links to pages of invoices that end.
 * @property-read int $records Documents and payments whose retention is over already.
 */
final class Erased extends Record
{
    public const SCHEMA = 'Erased';
}
