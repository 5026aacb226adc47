<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What was wrong with one field of a recurring invoice when it ran.
 *
 * @property-read string $pointer The place in the recurring invoice.
 * @property-read string $code The code of the fault.
 * @property-read string $detail What is wrong.
 */
final class RunFault extends Record
{
    public const SCHEMA = 'RunFault';
}
