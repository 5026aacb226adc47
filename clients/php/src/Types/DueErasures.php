<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The due erasures.
 *
 * @property-read string $on It is erased in the night to this day.
 * @property-read int $customers Erased customers whose next documents or payments may go then.
 */
final class DueErasures extends Record
{
    public const SCHEMA = 'DueErasures';
}
