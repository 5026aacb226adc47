<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The audit actor.
 *
 * @property-read 'user'|'api_key'|'system'|string $kind Who caused it.
 * @property-read string|null $id Identifier of the user or API key; null for the service itself.
 * @property-read string|null $name The name of the user or API key as it is now; null for the service itself.
 * @property-read string|null $via The door that the request came through: `mcp` for a tool, null for the HTTP API itself.
 * @property-read int|null $limits_version The version of the limits of the API key that allowed it; null for whoever has no limits.
 * @property-read int|null $maker_limits_version The version of the limits of the member who made the API key; null for one without limits.
 * @property-read string|null $approval_id The approval that it was done by; null for what nobody had to approve.
 * @property-read string|null $approved_by The user who approved it.
 */
final class AuditActor extends Record
{
    public const SCHEMA = 'AuditActor';
}
