<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The sessions of the user.
 *
 * @property-read list<Session> $data The one used last first; at most 100.
 */
final class SessionList extends Record
{
    public const SCHEMA = 'SessionList';
}
