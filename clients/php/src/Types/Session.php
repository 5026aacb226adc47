<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Where a user is signed in.
 *
 * @property-read string $id The identifier.
 * @property-read bool $current Whether it is the session that asks.
 * @property-read SessionOrganization $organization Whose books it is for.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $last_used_at Written at most once a minute.
 * @property-read \DateTimeImmutable $expires_at When it ends, however much it is used.
 * @property-read string|null $created_ip The address that it was opened from.
 * @property-read string|null $last_ip The address that it was last used from.
 * @property-read string|null $user_agent The browser or program, as it calls itself.
 */
final class Session extends Record
{
    public const SCHEMA = 'Session';
}
