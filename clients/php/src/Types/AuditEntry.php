<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The audit entry.
 *
 * @property-read string $id The identifier.
 * @property-read int|null $sequence Its number in the organization’s feed, without gaps; null for some milliseconds after the change.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read AuditActor $actor Who did it.
 * @property-read string|null $request_id The request that caused it.
 * @property-read EventData $data The rows, in their order; of an event, what changed.
 * @property-read string $type `<object>.<what happened>`: one of the types of `Event`; more may come.
 * @property-read string|null $ip The network address of the request; null for the service itself.
 * @property-read string|null $user_agent The browser or program, as it calls itself.
 * @property-read string|null $session_id The session of the user; null for an API key and for the service itself.
 */
final class AuditEntry extends Record
{
    public const SCHEMA = 'AuditEntry';
}
