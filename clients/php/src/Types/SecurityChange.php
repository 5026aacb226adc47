<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The security change.
 *
 * @property-read string $id The identifier.
 * @property-read 'nobody'|'managers'|'everybody'|string $require_second_factor Of whom a second factor is required: owners and admins are managers.
 */
final class SecurityChange extends Record
{
    public const SCHEMA = 'SecurityChange';
}
