<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A place in the organization that is kept for the owner of an address.
 *
 * @property-read string $id The identifier.
 * @property-read string $email The e-mail address.
 * @property-read 'owner'|'admin'|'bookkeeper'|'member'|'viewer'|'auditor'|string $role What the member may do.
 * @property-read \DateTimeImmutable|null $membership_expires_at When the membership will end by itself; null for never.
 * @property-read string|null $invited_by The user who invited; null for one who is gone.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $expires_at Until when the link works.
 * @property-read \DateTimeImmutable|null $accepted_at When it was accepted; null if it was not.
 * @property-read \DateTimeImmutable|null $revoked_at When it was revoked; null if it was not.
 */
final class Invitation extends Record
{
    public const SCHEMA = 'Invitation';
}
