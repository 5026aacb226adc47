<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The security.
 *
 * @property-read 'nobody'|'managers'|'everybody'|string $require_second_factor Of whom a second factor is required: owners and admins are managers.
 */
final class Security extends Record
{
    public const SCHEMA = 'Security';
}
