<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The certificate.
 *
 * @property-read string $number What it is called by.
 * @property-read string $date Its day.
 * @property-read numeric-string $amount What it confirms of this invoice.
 */
final class Certificate extends Record
{
    public const SCHEMA = 'Certificate';
}
