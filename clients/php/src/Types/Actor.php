<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Who caused a change: a user, an API key or the service itself.
 *
 * @property-read 'user'|'api_key'|'system'|string $kind Who caused it.
 * @property-read string|null $id Identifier of the user or API key; null for the service itself.
 */
final class Actor extends Record
{
    public const SCHEMA = 'Actor';
}
