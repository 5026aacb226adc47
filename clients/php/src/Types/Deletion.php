<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Deletion.
 *
 * @property-read 'deleted'|'archived'|string $outcome deleted: it is gone for good. archived: documents name it, so it is hidden and can be unarchived.
 */
final class Deletion extends Record
{
    public const SCHEMA = 'Deletion';
}
