<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The organization that a session is for.
 *
 * @property-read string $id The identifier.
 * @property-read string $name The name.
 */
final class SessionOrganization extends Record
{
    public const SCHEMA = 'SessionOrganization';
}
