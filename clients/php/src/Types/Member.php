<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A user who works in the organization, with the role there.
 *
 * @property-read string $id The identifier of the user.
 * @property-read int $version Counts the changes of the membership.
 * @property-read string $email The e-mail address.
 * @property-read string $name The name.
 * @property-read 'owner'|'admin'|'bookkeeper'|'member'|'viewer'|'auditor'|string $role What the member may do.
 * @property-read \DateTimeImmutable|null $expires_at When the membership ends by itself; null for never.
 * @property-read \DateTimeImmutable $created_at Since when the user is a member.
 * @property-read \DateTimeImmutable|null $last_used_at When an open session was last used; null if the member is not signed in.
 * @property-read ShownLimits|null $limits What the member may not go beyond, besides the role; null for nothing.
 * @property-read int $limits_version Counts the changes of the limits. The audit log has the version under which something was done.
 */
final class Member extends Record
{
    public const SCHEMA = 'Member';
}
